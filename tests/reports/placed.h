// SPDX-License-Identifier: MIT
// Where recipes put creatures, items and stairs, and where the usual way of choosing would have put them.
#pragma once

#include "core/world/dungeon.h"

#include <set>
#include <tuple>

namespace cave::report {

// What tells a thing from others: the row that placed it, its level and cell, its kind. Two of one row may be equal.
struct PlacedThing {
    std::uint64_t row = 0;
    Position at;
    int kind = 0;
    auto operator<=>(const PlacedThing&) const = default;
};

struct Placed {
    std::multiset<PlacedThing> creatures;
    std::multiset<PlacedThing> items;
    std::multiset<std::pair<Position, Position>> stairs; // both ends, the upper one first
};

// As the recipes' rows placed them; what was put by hand is left out.
Placed placedByRank(const Dungeon& baked);

// By "take cell number n": as many things as each row placed on each level, and a link for each pair of regions, drawn
// with a pcg32 of the row's key from the same cells, listed row by row. Kinds are left out. A dungeon whose stairs are
// chosen in another way has none here.
Placed placedByIndex(const Dungeon& baked);

struct Moved {
    std::int64_t creatures = 0;
    std::int64_t items = 0;
    std::int64_t stairs = 0;
};

// How many of `before` there are, and how many of them are not in `after`; with `level`, of that level alone.
Moved countOf(const Placed& before, std::optional<int> level);
Moved movedBetween(const Placed& before, const Placed& after, std::optional<int> level);

} // namespace cave::report
