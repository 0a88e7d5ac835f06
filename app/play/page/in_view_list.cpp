// SPDX-License-Identifier: MIT
#include "app/play/page/in_view_list.h"

#include "app/play/sheets/row_delegate.h"
#include "app/play/words/creature_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/tiles/thing_painter.h"
#include "app/view/ui/keep_current.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kCellRole = RowDelegate::OwnRole;
constexpr int kSeenPicture = RowDelegate::kPicture;
constexpr int kShownRows = 5;

} // namespace

InViewList::InViewList(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QListWidget(parent), m_artwork(std::move(artwork))
{
    keepCurrent(*this, [this] { setAccessibleName(tr("In view")); });
    setItemDelegate(new RowDelegate(RowDelegate::Choice::WhileFocused, this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    const auto point = [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(kCellRole).isValid())
            emit pointedAt(item->data(kCellRole).toPoint());
    };
    connect(this, &QListWidget::itemClicked, this, point);
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (item->data(kCellRole).isValid())
            emit opened(item->data(kCellRole).toPoint());
    });
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
        item->setData(RowDelegate::PictureRole,
                      asSigns ? m_artwork->sign(look, kSeenPicture) : m_artwork->thing(look, kSeenPicture));
        item->setData(RowDelegate::PipsRole, pipsOf(creature.health, creature.maxHealth));
        const Mood mood = moodOf(world, creature);
        item->setData(RowDelegate::SignRole, static_cast<int>(signOf(mood)));
        item->setToolTip(creatureLine(world, describer, creature));
        //: how many steps away, in the list of creatures in view
        item->setData(RowDelegate::AsideRole, tr("%n step(s)", nullptr, sighting.distance));
        item->setData(kCellRole, QPoint(creature.at.x, creature.at.y));
        //: "Kobold, hunting you. 4 of 6 health, hits for 1 to 4." and how far away
        item->setData(Qt::AccessibleTextRole,
                      tr("%1 %n step(s) away.", nullptr, sighting.distance).arg(item->toolTip()));
    }
    if (count() == 0) {
        auto* nobody = new QListWidgetItem(tr("Nobody but you."), this);
        nobody->setFlags(Qt::ItemIsEnabled);
    }
    setCurrentRow(std::min(row, count() - 1));
}

QSize InViewList::sizeHint() const { return {160, kShownRows * RowDelegate::height()}; }

} // namespace cave
