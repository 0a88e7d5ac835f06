// SPDX-License-Identifier: MIT
/// @file
/// Stairs that no recipe makes anew, and keeping them together while levels change.
#pragma once

#include "core/world/dungeon.h"

#include <vector>

namespace cave {

inline bool isInside(const Dungeon& dungeon, Position at) { return at.x < dungeon.width && at.y < dungeon.height; }

/// Recipes make all other stairs anew.
inline bool isByHand(const DungeonLevel& level, int x, int y)
{
    return level.recipe.empty() || level.tileEdits.contains(level.tiles.index(x, y));
}

/// Calls visit(Position) for all cells of the level that lead to another place.
template <typename Visit>
void forEachStair(const Dungeon& dungeon, int z, Visit visit)
{
    std::vector<bool> leads;
    for (const TileKind& kind : dungeon.catalogue->tiles())
        leads.push_back(kind.leads != Leads::Nowhere);
    const Grid<TileId>& tiles = dungeon.level(z).tiles;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x)
            if (leads[tiles[x, y]])
                visit(Position{x, y, z});
}

/// Two stairs that lead to each other, the upper one first.
struct HandMadeWay {
    Place from;
    Place to;
};

std::vector<HandMadeWay> waysByHand(const Dungeon& dungeon);
/// Links exactly those that would not meet without.
void keepWays(Dungeon& dungeon, const std::vector<HandMadeWay>& ways);

} // namespace cave
