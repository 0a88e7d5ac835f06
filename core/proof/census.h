// SPDX-License-Identifier: MIT
/// @file
/// Counts of what a design holds: for catalogues of seeds and for measuring recipes.
#pragma once

#include "core/world/dungeon.h"

#include <map>
#include <set>

namespace cave {

/// By kind id; kinds that are not there have no entry.
using KindCounts = std::map<std::string, int>;

struct LevelCensus {
    int floor = 0; ///< cells that can be walked on
    int links = 0; ///< ways between two levels that have their upper end here
    KindCounts creatures;
    KindCounts items;
};

struct Census {
    std::vector<LevelCensus> levels; ///< top first
    int links() const;
    KindCounts creatures() const; ///< on all levels
    KindCounts items() const;
};

/// Two positions that stairs or a link join, the upper one first; each way once, whether it goes both ways or one.
/// Stairs that lead nowhere or to plain floor are none.
using LevelWay = std::pair<Position, Position>;
std::set<LevelWay> waysBetweenLevels(const Dungeon& dungeon);

Census takeCensus(const Dungeon& dungeon);

} // namespace cave
