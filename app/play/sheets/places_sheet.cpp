// SPDX-License-Identifier: MIT
#include "app/play/sheets/places_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/search_field.h"
#include "app/play/sheets/thing_list.h"
#include "app/play/words/look_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/widgets.h"
#include "core/content/kind_row.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kLetters = 26; // rows further down have none

} // namespace

PlacesSheet::PlacesSheet(const RunningGame& game, Pilot& pilot, const Describer& describer, Artwork& artwork,
                         bool asSigns, QWidget* parent)
    : Sheet(tr("Go where?"), Size::Page, parent),
      m_search(new SearchField(tr("Search"), tr("Search  /"), SearchField::Enter::ToSheet, *this)),
      m_list(new ThingList(tr("Places and things you know of"), this))
{
    m_search->setList(*m_list);
    connect(m_search, &SearchField::textChanged, this, &PlacesSheet::filter);
    for (const Row& row : rowsOf(game.world(), pilot))
        addRow(game.world(), row, describer, artwork, asSigns);
    m_list->setCurrentRow(0);
    connect(m_list, &ThingList::accepted, this, &PlacesSheet::choose);
    connect(m_list, &ThingList::letterPressed, this, &PlacesSheet::choose);
    body().addWidget(m_search);
    body().addWidget(m_list, 1);
    const QString none = m_places.empty() ? tr("You know of no place or thing yet. Explore first.") : QString();
    if (!none.isEmpty())
        body().addWidget(roleLabel(none, "muted"));
    QPushButton* go = addButton(tr("Go there"), tr("Travels there; danger stops you (Enter)."));
    allow(*go, none);
    connect(go, &QPushButton::clicked, this, &PlacesSheet::choose);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(m_places.empty() ? close : go);
    setFirstFocus(m_places.empty() ? static_cast<QWidget*>(close) : m_list);
}

std::vector<PlacesSheet::Row> PlacesSheet::rowsOf(const World& world, Pilot& pilot) const
{
    const Position here = world.hero().at;
    std::vector<Row> rows;
    for (const KnownPlace& place : knownPlaces(world, here.z)) {
        if (place.at == here)
            continue;
        const auto way = pilot.wayTo(world, place.at);
        rows.push_back({place, way ? way->steps : -1});
    }
    std::ranges::stable_sort(rows, {}, [](const Row& row) { return static_cast<unsigned>(row.steps); });
    for (int z = 0; z < world.depth(); ++z)
        if (z != here.z)
            for (const KnownPlace& place : knownPlaces(world, z))
                rows.push_back({place});
    return rows;
}

void PlacesSheet::addRow(const World& world, const Row& row, const Describer& describer, Artwork& artwork, bool asSigns)
{
    const KnownPlace& place = row.place;
    const KindRow kind = kindRow(world.catalogue(), place.table, place.kind);
    QString name = describer.name(place.table, kind.id);
    name.replace(0, 1, QLocale().toUpper(name.left(1)));
    const QString where = place.at.z != world.hero().at.z ? levelText(world, place.at.z)
                          : row.steps >= 0                ? tr("%n step(s)", nullptr, row.steps)
                                                          : tr("no way known");
    const auto count = static_cast<int>(m_places.size());
    m_list->addThing(count < kLetters ? packLetter(count) : QChar(u' '),
                     asSigns ? artwork.sign(kind.look, RowDelegate::picture())
                             : artwork.thing(kind.look, RowDelegate::picture()),
                     name, 1, where);
    m_places.push_back(place.at);
}

void PlacesSheet::filter(const QString& words)
{
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString spoken = m_list->item(row)->data(Qt::AccessibleTextRole).toString();
        const bool isFound = spoken.contains(words, Qt::CaseInsensitive);
        m_list->setRowHidden(row, !isFound);
        if (isFound && first < 0)
            first = row;
    }
    m_list->setCurrentRow(first);
}

void PlacesSheet::choose()
{
    const int row = m_list->currentRow();
    if (row >= 0 && !m_list->isRowHidden(row))
        emit chosen(m_places[static_cast<std::size_t>(row)]);
}

} // namespace cave
