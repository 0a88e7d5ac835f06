// SPDX-License-Identifier: MIT
// What a catalogue knows of tiles that react.
#include "core/content/catalogue.h"

namespace cave {

void Catalogue::finishReactions()
{
    m_reactions.assign(m_tiles.size(), {});
    m_fires = m_weighing = {};
    m_answering = {};
    m_isLiving = !m_gases.empty();
    for (std::size_t id = 0; id < m_tiles.size(); ++id) {
        const TileKind& tile = m_tiles[id];
        m_fires[id] = tile.fire;
        for (std::size_t word = 0; word < m_answering.size(); ++word)
            m_answering[word][id] = tile.answers(static_cast<On>(word));
        m_weighing[id] = tile.answers(On::Weigh) || tile.answers(On::Lift);
        m_isLiving = m_isLiving || tile.fire || tile.transient || tile.falls || !tile.reacts.empty();
        for (const ReactionRow& row : tile.reacts)
            m_reactions[id].push_back(tilesOf(row));
    }
}

ReactionTiles Catalogue::tilesOf(const ReactionRow& row) const
{
    ReactionTiles tiles{findTile(row.into), findTile(row.under)};
    if (row.flood) {
        tiles.shallow = *findTile(row.flood->shallow);
        tiles.deep = findTile(row.flood->deep).value_or(tiles.shallow);
    }
    tiles.gas = findGas(row.gas);
    if (!row.spread)
        return tiles;
    tiles.spread = *findTile(row.spread->tile);
    for (const std::string& over : row.spread->over)
        tiles.over[*findTile(over)] = 1;
    return tiles;
}

} // namespace cave
