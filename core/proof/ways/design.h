// SPDX-License-Identifier: MIT
/// @file
/// Reading a design, for the checks.
#pragma once

#include "core/world/dungeon.h"

#include <algorithm>
#include <vector>

namespace cave {

inline const TileKind& kindAt(const Dungeon& dungeon, Position at)
{
    return dungeon.catalogue->tile(dungeon.level(at.z).tiles[at.x, at.y]);
}

inline bool contains(const Dungeon& dungeon, Position at)
{
    return at.z >= 0 && at.z < dungeon.depth() && at.x >= 0 && at.y >= 0 && at.x < dungeon.width &&
           at.y < dungeon.height;
}

inline KindName nameOf(const Dungeon& dungeon, const Placement& thing, Role role)
{
    if (thing.table == KindTable::Creature)
        return {thing.table, dungeon.catalogue->creature(thing.kind).id, role};
    return {thing.table, dungeon.catalogue->item(thing.kind).id, role};
}

/// Calls visit(position, thing) for every thing of every level.
template <typename Visit>
void forEachThing(const Dungeon& dungeon, Visit visit)
{
    for (int z = 0; z < dungeon.depth(); ++z)
        for (const Placement& thing : dungeon.level(z).things)
            visit(Position{thing.x, thing.y, z}, thing);
}

/// The item that the row leaves whatever the dice say; nothing where they have a say.
inline std::optional<ItemKindId> surelyLeftBy(const DropRow& row, const Catalogue& catalogue)
{
    return row.perMille == 1000 && row.items.size() == 1 ? catalogue.findItem(row.items.front()) : std::nullopt;
}

/// Calls visit(position, kind, thing) for every item that lies on a level, or that somebody carries or is sure to drop,
/// and leaves where it dies: the thing is then that creature.
template <typename Visit>
void forEachItem(const Dungeon& dungeon, Visit visit)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (thing.table == KindTable::Item)
            return visit(at, thing.kind, thing);
        const CreatureKind& creature = catalogue.creature(thing.kind);
        if (creature.immortal)
            return;
        if (thing.carries)
            visit(at, *thing.carries, thing);
        for (const DropRow& row : creature.drops)
            if (const auto item = surelyLeftBy(row, catalogue))
                for (int i = 0; i < row.least; ++i)
                    visit(at, *item, thing);
    });
}

template <typename Visit>
void forEachCell(const Dungeon& dungeon, int z, Visit visit)
{
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            visit(Position{x, y, z});
}

/// The cells whose tile is one of these, which are told by tile.
inline std::vector<Position> cellsWith(const Dungeon& dungeon, const std::vector<bool>& isOne)
{
    std::vector<Position> cells;
    if (std::ranges::find(isOne, true) == isOne.end())
        return cells;
    for (int z = 0; z < dungeon.depth(); ++z) {
        const Grid<TileId>& tiles = dungeon.level(z).tiles;
        forEachCell(dungeon, z, [&](Position at) {
            if (isOne[tiles[at.x, at.y]])
                cells.push_back(at);
        });
    }
    return cells;
}

} // namespace cave
