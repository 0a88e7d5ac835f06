// SPDX-License-Identifier: MIT
#include "app/play/in_view_list.h"

#include "app/view/artwork.h"
#include "app/view/palette.h"
#include "app/view/theme.h"
#include "app/view/thing_painter.h"

#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace cave {

namespace {

enum Role { PictureRole = Qt::UserRole, PipsRole, DistanceRole, CellRole };

constexpr int kPicture = 24;
constexpr int kRow = 28;
constexpr int kPipWidth = 9;
constexpr int kPipHeight = 6;
constexpr int kPipStep = 11;
constexpr int kPips = 4;
constexpr int kGap = 8;

class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {option.rect.width(), std::max(scaledPixels(kRow), kPicture + 4)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const bool isChosen =
            option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_HasFocus);
        if (isChosen)
            painter->fillRect(option.rect, QColor(palette::kSelect));
        const QRect row = option.rect.adjusted(2, 0, -2, 0);
        painter->setFont(option.font);
        if (!index.data(PictureRole).isValid()) {
            painter->setPen(QColor(palette::kMuted));
            painter->drawText(row, Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
            painter->restore();
            return;
        }
        painter->drawPixmap(row.x(), row.center().y() - kPicture / 2 + 1, index.data(PictureRole).value<QPixmap>());
        const int pipsLeft = row.right() - kPips * kPipStep + 3;
        paintPips(*painter, QPoint(pipsLeft, row.center().y() - kPipHeight / 2 + 1), index.data(PipsRole).toInt());
        const QString distance = index.data(DistanceRole).toString();
        const int distanceWidth = option.fontMetrics.horizontalAdvance(distance);
        painter->setPen(QColor(palette::kFaint));
        painter->drawText(QRect(pipsLeft - kGap - distanceWidth, row.y(), distanceWidth, row.height()),
                          Qt::AlignVCenter, distance);
        painter->setPen(QColor(isChosen ? palette::kSelectText : palette::kText));
        const int nameLeft = row.x() + kPicture + kGap;
        const int nameWidth = pipsLeft - 2 * kGap - distanceWidth - nameLeft;
        const QString name =
            option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, nameWidth);
        painter->drawText(QRect(nameLeft, row.y(), nameWidth, row.height()), Qt::AlignVCenter, name);
        painter->restore();
    }

private:
    static void paintPips(QPainter& painter, QPoint at, int full)
    {
        for (int pip = 0; pip < kPips; ++pip)
            painter.fillRect(at.x() + pip * kPipStep, at.y(), kPipWidth, kPipHeight,
                             QColor(pip < full ? pipColour(full) : palette::kPipEmpty));
    }
};

} // namespace

InViewList::InViewList(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QListWidget(parent), m_artwork(std::move(artwork))
{
    setAccessibleName(tr("In view"));
    setItemDelegate(new RowDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    const auto point = [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(CellRole).isValid())
            emit pointedAt(item->data(CellRole).toPoint());
    };
    connect(this, &QListWidget::itemClicked, this, point);
    connect(this, &QListWidget::currentItemChanged, this, [this, point](const QListWidgetItem* item) {
        if (hasFocus())
            point(item);
    });
}

void InViewList::show(const World& world, const Describer& describer, bool asSigns)
{
    const int row = currentRow();
    const QSignalBlocker blocker(this);
    clear();
    for (const Sighting& sighting : sightings(world)) {
        const Creature& creature = *world.creature(sighting.id);
        const Look& look = world.kindOf(creature).look;
        const QString name = describer.name(KindTable::Creature, world.kindOf(creature).id);
        auto* item = new QListWidgetItem(name, this);
        item->setData(PictureRole, asSigns ? m_artwork->sign(look, kPicture) : m_artwork->thing(look, kPicture));
        item->setData(PipsRole, pipsOf(creature.health, creature.maxHealth));
        //: how many steps away, in the list of creatures in view
        item->setData(DistanceRole, tr("%n step(s)", nullptr, sighting.distance));
        item->setData(CellRole, QPoint(creature.at.x, creature.at.y));
        item->setData(Qt::AccessibleTextRole, tr("%1, %2 of %3 health, %n step(s) away", nullptr, sighting.distance)
                                                  .arg(name)
                                                  .arg(creature.health)
                                                  .arg(creature.maxHealth));
    }
    if (count() == 0) {
        auto* nobody = new QListWidgetItem(tr("Nobody but you."), this);
        nobody->setFlags(Qt::ItemIsEnabled);
    }
    setCurrentRow(std::min(row, count() - 1));
}

QSize InViewList::sizeHint() const { return {160, 5 * scaledPixels(kRow)}; }

} // namespace cave
