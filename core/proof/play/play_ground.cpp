// SPDX-License-Identifier: MIT
// What is where in a state of the proof, and whether it holds the hero.
#include "core/proof/play/play_model.h"

#include <algorithm>

namespace cave {

std::optional<std::size_t> PlayModel::tileSlot(Position at) const
{
    const auto found = std::ranges::lower_bound(m_single, at);
    return found != m_single.end() && *found == at ? std::optional(static_cast<std::size_t>(found - m_single.begin()))
                                                   : std::nullopt;
}

TileId PlayModel::tileIdAt(const PlayState& state, Position at) const
{
    const auto slot = tileSlot(at);
    return slot ? static_cast<TileId>(state[*slot]) : dungeon().level(at.z).tiles[at.x, at.y];
}

const TileKind& PlayModel::tileAt(const PlayState& state, Position at) const
{
    return dungeon().catalogue->tile(tileIdAt(state, at));
}

// What gives way is a way, as it is where no event names it. Where it is not known whereto whoever steps on it falls,
// it leads nowhere.
bool PlayModel::isOpen(const PlayState& state, Node node) const
{
    if (node >= m_map->singles())
        return true;
    const auto tile = static_cast<TileId>(state[static_cast<std::size_t>(node)]);
    const bool isDeep = isPit(tile) && m_map->cellOf(node).z + 1 < dungeon().depth();
    const bool isWay = holdsHero(dungeon().catalogue->tile(tile)) || m_givesWay[tile];
    return isWay && (!isDeep || drops(state, node));
}

bool PlayModel::isGround(const PlayState& state, Node node) const
{
    return isOpen(state, node) && (node >= m_map->singles() || holdsHero(tileAt(state, m_map->cellOf(node))));
}

bool PlayModel::drops(const PlayState& state, Node node) const
{
    if (node >= m_map->singles() || m_map->landing(node) == PlayMap::kNone)
        return false;
    const auto id = static_cast<TileId>(state[static_cast<std::size_t>(node)]);
    const TileKind& tile = dungeon().catalogue->tile(id);
    return ((tile.falls && !holdsHero(tile)) || isPit(id)) && isOpen(state, m_map->landing(node));
}

bool PlayModel::isSurelyUsed(const PlayState& state, Position at) const
{
    const TileId tile = tileIdAt(state, at);
    if (!m_givesWay[tile])
        return true;
    const auto breaks = [](const ReactionRow& row) { return row.on != On::Use && (!row.into.empty() || row.ends); };
    const auto waitsInVain = [&](const Row& row) {
        const ScriptedEvent& event = *m_stage.events()[row.staged].event;
        return event.when.on == TriggerWord::Use && std::ranges::binary_search(row.cells, at) &&
               (!event.conditions.empty() || event.repeat != 1);
    };
    return std::ranges::none_of(dungeon().catalogue->tile(tile).reacts, breaks) &&
           std::ranges::none_of(m_rows, waitsInVain);
}

bool PlayModel::isUncertain(Position at) const
{
    const Catalogue& catalogue = *dungeon().catalogue;
    for (const TileId tile : m_fates.of(at)) {
        const TileKind& kind = catalogue.tile(tile);
        if (!kind.opensInto.empty() || !kind.closesInto.empty() || !kind.foundAs.empty() || !kind.reacts.empty())
            return true;
    }
    return false;
}

} // namespace cave
