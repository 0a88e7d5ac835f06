// SPDX-License-Identifier: MIT
#include "core/proof/ways/fates.h"

#include "core/proof/ways/design.h"
#include "core/proof/ways/ground.h"

#include <algorithm>

namespace cave {

Fates::Fates(const Stage& stage) : m_stage(stage)
{
    for (const StagedEvent& staged : stage.events())
        for (const EventEffect& effect : staged.event->effects) {
            const auto tile = stage.dungeon().catalogue->findTile(tileLaidBy(effect));
            if (!tile)
                continue;
            for (const Position at : stage.cellsOf(staged, effect.terms))
                m_laid[at].push_back(*tile);
        }
}

std::vector<TileId> Fates::turnsOf(TileId tile) const
{
    const Catalogue& catalogue = *m_stage.dungeon().catalogue;
    std::vector<TileId> all = cave::turnsOf(catalogue, tile);
    if (m_stage.dungeon().rules.dig)
        all.push_back(catalogue.dugFrom(tile));
    return all;
}

std::vector<TileId> Fates::of(Position at) const
{
    std::vector<TileId> tiles{m_stage.dungeon().level(at.z).tiles[at.x, at.y]};
    const auto add = [&](TileId tile) {
        if (std::ranges::find(tiles, tile) == tiles.end())
            tiles.push_back(tile);
    };
    if (const auto laid = m_laid.find(at); laid != m_laid.end())
        std::ranges::for_each(laid->second, add);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (const TileId turned : turnsOf(tiles[i]))
            add(turned);
    return tiles;
}

} // namespace cave
