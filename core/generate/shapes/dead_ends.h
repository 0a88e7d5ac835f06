// SPDX-License-Identifier: MIT
/// @file
/// Where passages end, and where rock is thick enough for a closet.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"

#include <array>
#include <optional>

namespace cave {

/// The cells of the ground that have ground on one side only: on one of the four sides, and no other of the eight
/// cells around than that one and its two neighbours.
BitGrid deadEnds(const BitGrid& ground);

/// A chamber of 3x3 cells behind a door of its own. All around it but for the door is solid.
struct Closet {
    CellAt door;
    CellAt centre;
    std::array<CellAt, 9> cells() const; ///< by row, then column
};

/// The closet that may be cut behind this door, north, east, south or west of it, the first that fits: `cuttable` are
/// the cells of rock that may become ground, `solid` those that nobody walks on. The cell before the door is not asked.
std::optional<Closet> closetBehind(CellAt door, const BitGrid& cuttable, const BitGrid& solid);

} // namespace cave
