// SPDX-License-Identifier: MIT
#include "app/play/sheets/take_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/thing_list.h"
#include "app/play/words/thing_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/widgets.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kTakeLetters = 26; // what lies further down has none

} // namespace

TakeSheet::TakeSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
                     QWidget* parent)
    : Sheet(tr("Take what?"), Size::Page, parent), m_list(new ThingList(tr("Things that lie here"), this))
{
    const World& world = game.world();
    m_list->setSelectionMode(QAbstractItemView::MultiSelection);
    for (const Item& item : world.itemsAt(world.hero().at)) {
        const Look& look = world.seenItem(item).look;
        const auto row = static_cast<int>(m_items.size());
        m_list->addThing(row < kTakeLetters ? packLetter(row) : QChar(u' '),
                         asSigns ? artwork.sign(look, RowDelegate::picture())
                                 : artwork.thing(look, RowDelegate::picture()),
                         thingName(describer, world, item.kind), 1, thingState(world, PackLine{0, {item}}));
        m_items.push_back(item.id);
    }
    m_list->setCurrentRow(0, QItemSelectionModel::NoUpdate);
    connect(m_list, &ThingList::accepted, this, &TakeSheet::take);
    body().addWidget(m_list, 1);
    QLabel* hint =
        roleLabel(tr("Letters and Space mark things, Ctrl+A all of them. Enter takes what is marked."), "muted");
    hint->setWordWrap(true);
    body().addWidget(hint);
    QPushButton* one = addButton(tr("Take"), tr("Takes what is marked; each thing is a turn (Enter)."));
    connect(one, &QPushButton::clicked, this, &TakeSheet::take);
    QPushButton* all = addButton(tr("Take all"), tr("Takes everything that lies here in one turn."));
    connect(all, &QPushButton::clicked, this, &TakeSheet::allChosen);
    QPushButton* close = addButton(tr("Leave it"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(one);
    setFirstFocus(m_list);
}

void TakeSheet::take()
{
    std::vector<EntityId> marked;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->isSelected())
            marked.push_back(m_items[static_cast<std::size_t>(row)]);
    if (marked.empty() && m_list->currentRow() >= 0)
        marked.push_back(m_items[static_cast<std::size_t>(m_list->currentRow())]);
    if (marked.size() == m_items.size())
        emit allChosen();
    else if (!marked.empty())
        emit chosen(marked);
}

} // namespace cave
