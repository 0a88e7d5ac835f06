// SPDX-License-Identifier: MIT
/// @file
/// What a designer wants to see of one level: computed from the design alone, for overlays and tools.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"
#include "core/generate/shapes/distance_map.h"
#include "core/generate/shapes/regions.h"
#include "core/world/dungeon.h"

namespace cave {

BitGrid walkableCells(const DungeonLevel& level, const Catalogue& catalogue);
/// Rooms and caves: what can be walked on, parted by doors, stairs and narrow passes (core/generate/shapes/areas.h).
Regions areasOf(const DungeonLevel& level, const Catalogue& catalogue);

/// Cells of level z that a hero can get to from the start, with the keys that can be had on the way; none without a
/// start.
BitGrid reachableCells(const Dungeon& dungeon, int z);

struct Bottlenecks {
    std::vector<CellAt> chokes; ///< by region, then rows: without one of them so many cells are cut off, or more
    BitGrid islands;            ///< what cannot be walked on and is walked around
    int loops = 0;              ///< ways around: one an island
};
Bottlenecks findBottlenecks(const DungeonLevel& level, const Catalogue& catalogue, int leastCutOff);

/// Steps in 8 directions over what can be walked on; kNoSteps where there is no way. All of it is that where `from`
/// lies outside or cannot be walked on.
Grid<int> stepsFrom(const DungeonLevel& level, const Catalogue& catalogue, CellAt from);
/// A way of the fewest steps, both ends included; empty where there is none.
std::vector<CellAt> walkBetween(const DungeonLevel& level, const Catalogue& catalogue, CellAt from, CellAt to);

/// What a hero of this design would see from a cell of the level.
BitGrid seenFrom(const Dungeon& dungeon, int z, CellAt cell);

/// How much a fight with a creature of this kind costs a hero who begins the game: its attack in every turn until it is
/// slain.
int dangerOf(const Dungeon& dungeon, CreatureKindId kind);
struct AreaDanger {
    Regions areas;
    std::vector<int> danger; ///< by area's id, of the creatures within
};
AreaDanger dangerByArea(const Dungeon& dungeon, int z);

/// Cells of a level that hold another tile or other things than in an earlier state of the design; all of them where
/// that has no such level or levels of another size.
BitGrid changedCells(const Dungeon& before, const Dungeon& after, int z);

} // namespace cave
