// SPDX-License-Identifier: MIT
/// @file
/// The plan of a baked level in numbers, read from its tiles alone, whatever made it.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

inline constexpr int kLongLoop = 20;    ///< cells around an island of wall that make it a loop
inline constexpr int kSmallestRoom = 9; ///< cells

/// Passable is what can be walked on now or later: floor, doors, locked and secret doors, holes. Water is no wall.
struct LevelShape {
    /// Independent ways round: islands of wall (4-way parts of what is neither passable nor water, not at the level's
    /// edge) with at least kLongLoop passable or wet cells beside them. Each is one cycle of the floor plan, as the
    /// faces of a planar graph are; pillars, statues and stubs of wall are too small.
    int loops = 0;
    /// 4-way parts of at least kSmallestRoom cells after doors and all that is only one cell wide are taken away: cells
    /// in no 2 x 2 block of passable or wet cells.
    int rooms = 0;
    int lakes = 0; ///< 8-way parts of water
    int passable = 0; ///< cells that can be walked on, or after a door there is opened
    bool hasWay = false; ///< from an arrival (stairs up, start, end of a link) to a departure (stairs down, goal)
    int steps = 0; ///< of the shortest such way, 8-way; 0 without one
    bool needsSecret = false; ///< every such way leads through a secret door
    int secrets = 0; ///< secret doors
};

LevelShape shapeOf(const Dungeon& dungeon, int z);

/// Steps from the nearest arrival and to the nearest departure, 8-way over passable cells, secrets found; kNoSteps:
/// none.
struct LevelDistances {
    Grid<int> arrival;
    Grid<int> departure;
};
LevelDistances distancesOf(const Dungeon& dungeon, int z);

BitGrid isOpen(const Dungeon& dungeon, int z); ///< cells that are passable or water

} // namespace cave
