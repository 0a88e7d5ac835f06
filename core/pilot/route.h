// SPDX-License-Identifier: MIT
/// @file
/// Ways over several levels, by stairs whose other end the hero knows.
#pragma once

#include "core/pilot/ways.h"

#include <optional>
#include <vector>

namespace cave {

struct StairsRoute {
    std::vector<Position> stairs; ///< to take, in order; empty on the same level
    int steps = 0;                ///< in all, stairs counted as one
};

/// The known way of the fewest steps, over no cell with any of the facts `avoided`; of equal ones that whose last
/// stairs were reached first. Creatures are not looked at. Nothing when no known way leads there. Dijkstra over the
/// ends of stairs: a search of the level for each of them.
std::optional<StairsRoute> stairsOnTheWay(const World& world, Position from, Position to, CellFacts avoided = 0);

/// Where one comes out on another level, by the fewest steps. Nothing when no known way leads there.
std::optional<Position> arrivalOn(const World& world, Position from, int z);

} // namespace cave
