// SPDX-License-Identifier: MIT
/// @file
/// The cellular automata that grow caves, 64 cells at a time.
#pragma once

#include "core/bits/bit_grid.h"

namespace cave {

/// Born and survive: how many of its 8 neighbours must be floor for a wall to become, and for a floor to stay, floor;
/// 0..9.
struct CaveRule {
    int born = 5;
    int survive = 4;
};

/// One generation of `floor`. Outside counts as wall. Cells set in `fixed` (same size) keep their state.
///
/// Each cell's neighbours are counted for 64 cells at once as four bit planes: full adders over the three rows' left,
/// middle and right bits, about 40 operations a word. tests/bits holds the obvious twin.
BitGrid nextGeneration(const BitGrid& floor, const BitGrid& fixed, CaveRule rule);

/// What cells beyond the edge are to a majority: walls, or not there.
enum class Outside : std::uint8_t { Wall, Ignored };

/// The same by majority: a cell becomes floor where at least half of the 3x3 block around it, itself included, is
/// floor.
BitGrid nextMajority(const BitGrid& floor, const BitGrid& fixed, Outside outside);

} // namespace cave
