// SPDX-License-Identifier: MIT
#include "app/play/page/in_view_list.h"

#include "app/play/sheets/row_delegate.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/look_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/tiles/status_sign.h"
#include "app/view/tiles/thing_painter.h"
#include "app/view/ui/keep_current.h"

#include <QKeyEvent>

#include <algorithm>

namespace cave {

namespace {

constexpr int kCellRole = RowDelegate::OwnRole;
constexpr int kWhatRole = kCellRole + 1; // whom or what a row tells of, wherever it stands in the list

QVariant whatOf(const Sighting& sighting) { return static_cast<quint64>(sighting.id); }

// All that things have in common which share a row.
QVariant whatOf(const SeenThing& thing)
{
    return QVariantList{thing.at.x,
                        thing.at.y,
                        thing.kind,
                        thing.of ? int{*thing.of} : -1,
                        thing.price,
                        thing.enchant,
                        thing.rune ? int{*thing.rune} : -1};
}

} // namespace

InViewList::InViewList(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QListWidget(parent), m_artwork(std::move(artwork))
{
    keepCurrent(*this, [this] { setAccessibleName(tr("In view")); });
    setItemDelegate(new RowDelegate(RowDelegate::Choice::WhileFocused, this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
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
    const QVariant chosen = row < 0 ? QVariant() : currentItem()->data(kWhatRole);
    const QSignalBlocker blocker(this);
    clear();
    for (const Sighting& sighting : sightings(world))
        addCreature(world, describer, sighting, asSigns);
    if (count() == 0) {
        auto* nobody = new QListWidgetItem(tr("Nobody but you."), this);
        nobody->setFlags(Qt::ItemIsEnabled);
    }
    for (const SeenThing& thing : thingsInView(world))
        addThing(world, describer, thing, asSigns);
    setCurrentRow(rowOf(chosen).value_or(std::min(row, count() - 1)));
    updateGeometry();
}

std::optional<int> InViewList::rowOf(const QVariant& what) const
{
    for (int row = 0; what.isValid() && row < count(); ++row)
        if (item(row)->data(kWhatRole) == what)
            return row;
    return std::nullopt;
}

void InViewList::addCreature(const World& world, const Describer& describer, const Sighting& sighting, bool asSigns)
{
    const Creature& creature = *world.creature(sighting.id);
    const Look& look = world.kindOf(creature).look;
    auto* item = new QListWidgetItem(creatureName(world, describer, creature), this);
    item->setData(RowDelegate::PictureRole, asSigns ? m_artwork->sign(look, RowDelegate::picture())
                                                    : m_artwork->thing(look, RowDelegate::picture()));
    item->setData(RowDelegate::PipsRole, pipsOf(creature.health, creature.maxHealth));
    item->setData(RowDelegate::SignRole, static_cast<int>(moodOf(world, creature)));
    item->setToolTip(creatureLine(world, describer, creature));
    //: how many steps away, in the list of creatures in view
    item->setData(RowDelegate::AsideRole, tr("%n step(s)", nullptr, sighting.distance));
    item->setData(kCellRole, QPoint(creature.at.x, creature.at.y));
    item->setData(kWhatRole, whatOf(sighting));
    item->setData(Qt::AccessibleTextRole, item->toolTip() + u' ' + whereText(world.hero().at, creature.at));
}

void InViewList::addThing(const World& world, const Describer& describer, const SeenThing& thing, bool asSigns)
{
    const ItemKind& kind = world.seenItem(thing.kind);
    const QString name = thingName(describer, world, thing);
    //: a thing and how many of it
    auto* item =
        new QListWidgetItem(thing.count == 1 ? name : tr("%1 (x%2)").arg(name, QString::number(thing.count)), this);
    item->setData(RowDelegate::PictureRole, asSigns ? m_artwork->sign(kind.look, RowDelegate::picture())
                                                    : m_artwork->thing(kind.look, RowDelegate::picture()));
    const bool isHere = thing.distance == 0;
    //: how many steps away a thing in view lies: none
    item->setData(RowDelegate::AsideRole, isHere ? tr("here") : tr("%n step(s)", nullptr, thing.distance));
    item->setData(kCellRole, QPoint(thing.at.x, thing.at.y));
    item->setData(kWhatRole, whatOf(thing));
    item->setToolTip(item->text());
    //: a thing in view
    item->setData(Qt::AccessibleTextRole,
                  isHere ? tr("%1, under your feet.").arg(item->text())
                         : item->text() + QStringLiteral(". ") + whereText(world.hero().at, thing.at));
}

void InViewList::keyPressEvent(QKeyEvent* event)
{
    if (isLeftToPage(*event))
        event->ignore();
    else
        QListWidget::keyPressEvent(event);
}

int InViewList::heightOf(int rows) const { return rows * RowDelegate::height() + 2 * frameWidth(); }

QSize InViewList::minimumSizeHint() const { return {80, heightOf(1)}; }

QSize InViewList::sizeHint() const { return {160, heightOf(count())}; }

} // namespace cave
