// SPDX-License-Identifier: MIT
#include "app/play/sheets/take_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/thing_list.h"
#include "app/play/words/thing_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/widgets.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/chests/chest_verbs.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kTakeLetters = 26; // what lies further down has none

QString titleOfTaking(const World& world, const Describer& describer, EntityId chest)
{
    return chest == EntityId::None ? TakeSheet::tr("Take what?") : thingName(describer, world, *world.item(chest));
}

// What holds things stays where it is.
std::vector<Item> loose(const World& world)
{
    std::vector<Item> lying = world.itemsAt(world.hero().at);
    std::erase_if(lying, [&](const Item& item) { return isChest(world, item); });
    return lying;
}

std::vector<PackLine> linesOf(const std::vector<Item>& items)
{
    std::vector<PackLine> lines;
    lines.reserve(items.size());
    for (const Item& item : items)
        lines.push_back({0, {item}});
    return lines;
}

// What is marked, else the current thing.
std::vector<EntityId> markedIn(const ThingList& list, const std::vector<EntityId>& items)
{
    std::vector<EntityId> marked;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->isSelected())
            marked.push_back(items[static_cast<std::size_t>(row)]);
    if (marked.empty() && list.currentRow() >= 0)
        marked.push_back(items[static_cast<std::size_t>(list.currentRow())]);
    return marked;
}

} // namespace

TakeSheet::TakeSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
                     EntityId chest, QWidget* parent)
    : Sheet(titleOfTaking(game.world(), describer, chest), Size::Page, parent), m_world(game.world()),
      m_describer(describer), m_artwork(artwork), m_asSigns(asSigns), m_chest(chest),
      m_list(new ThingList(chest == EntityId::None ? tr("Things that lie here") : tr("Things in it"), this))
{
    addLines(*m_list, linesOf(chest == EntityId::None ? loose(m_world) : m_world.itemsOf(chest)), m_items);
    connect(m_list, &ThingList::accepted, this, &TakeSheet::take);
    body().addWidget(m_list, 1);
    if (m_items.empty())
        body().addWidget(roleLabel(tr("Nothing is in it."), "muted"));
    if (chest != EntityId::None)
        addPack();
    QString words = tr("Letters and Space mark things, Ctrl+A all of them. Enter takes what is marked.");
    if (sells())
        words.prepend(tr("You have %n coin(s).", nullptr, coinsOf(m_world)) + u' ');
    QLabel* hint = roleLabel(words, "muted");
    hint->setWordWrap(true);
    body().addWidget(hint);
    addButtons(chest != EntityId::None);
    setFirstFocus(m_items.empty() && m_pack != nullptr ? m_pack : m_list);
}

void TakeSheet::addLines(ThingList& list, const std::vector<PackLine>& lines, std::vector<EntityId>& items)
{
    list.setSelectionMode(QAbstractItemView::MultiSelection);
    for (const PackLine& line : lines) {
        const Item& item = line.items.front();
        const Look& look = m_world.seenItem(item).look;
        const auto row = static_cast<int>(items.size());
        list.addThing(row < kTakeLetters ? packLetter(row) : QChar(u' '),
                      m_asSigns ? m_artwork.sign(look, RowDelegate::picture())
                                : m_artwork.thing(look, RowDelegate::picture()),
                      thingName(m_describer, m_world, item), 1, thingState(m_world, line));
        items.push_back(item.id);
    }
    list.setCurrentRow(0, QItemSelectionModel::NoUpdate);
}

void TakeSheet::addPack()
{
    body().addWidget(roleLabel(tr("What you carry"), "strong"));
    m_pack = new ThingList(tr("What you carry"), this);
    addLines(*m_pack, linesOf(m_world.itemsOf(m_world.state().hero)), m_carried);
    connect(m_pack, &ThingList::accepted, this, &TakeSheet::put);
    body().addWidget(m_pack, 1);
}

bool TakeSheet::isWare(EntityId item) const { return isForSale(*m_world.item(item)); }

bool TakeSheet::sells() const
{
    return std::ranges::any_of(m_items, [this](EntityId item) { return isWare(item); });
}

void TakeSheet::addButtons(bool isChest)
{
    QPushButton* one = addButton(tr("Take"), tr("Takes what is marked; each thing is a turn (Enter)."));
    connect(one, &QPushButton::clicked, this, &TakeSheet::take);
    QPushButton* all = addButton(tr("Take all"), isChest   ? tr("Takes everything that is in it; each thing is a turn.")
                                                 : sells() ? tr("Takes everything that is free in one turn.")
                                                           : tr("Takes everything that lies here in one turn."));
    connect(all, &QPushButton::clicked, this, [this, isChest] {
        if (!isChest)
            emit allChosen();
        else if (!m_items.empty())
            emit chosen(m_items);
    });
    const QString none = m_items.empty() ? tr("Nothing is in it.") : QString();
    const bool isAllForSale =
        !m_items.empty() && std::ranges::all_of(m_items, [this](EntityId item) { return isWare(item); });
    allow(*one, none);
    allow(*all, isAllForSale ? tr("All of it is for sale: mark what you want to pay for.") : none);
    if (isChest) {
        QPushButton* in = addButton(tr("Put in"), tr("Puts what is marked below into it; each thing is a turn."));
        connect(in, &QPushButton::clicked, this, &TakeSheet::put);
        allow(*in, m_carried.empty() ? tr("You carry nothing.") : QString());
    }
    QPushButton* close = addButton(tr("Leave it"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(m_items.empty() ? close : one);
}

void TakeSheet::take()
{
    const std::vector<EntityId> marked = markedIn(*m_list, m_items);
    const bool buys = std::ranges::any_of(marked, [this](EntityId item) { return isWare(item); });
    if (marked.size() == m_items.size() && m_chest == EntityId::None && !buys)
        emit allChosen();
    else if (!marked.empty())
        emit chosen(marked);
}

void TakeSheet::put()
{
    if (const std::vector<EntityId> marked = markedIn(*m_pack, m_carried); !marked.empty())
        emit putChosen(marked, m_chest);
}

} // namespace cave
