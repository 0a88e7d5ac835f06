// SPDX-License-Identifier: MIT
/// @file
/// The cells whose loss cuts a map apart.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"

#include <vector>

namespace cave {

/// A cell that all ways from the root to some other cells go through.
struct Choke {
    CellAt cell;
    int cutOff = 0;           ///< cells that cannot be reached from the root without it; it is not counted itself
    bool cutsOffKept = false; ///< one of `kept` is among those
};

/// The chokes of the region that holds `root`, a set cell of `floor`, in 8 directions; the root itself is none. By
/// rows.
///
/// A depth-first search with low points, without recursion: Hopcroft and Tarjan, "Algorithm 447: efficient algorithms
/// for graph manipulation" (1973). Time and memory (20 bytes a cell) follow the number of cells.
std::vector<Choke> findChokes(const BitGrid& floor, CellAt root, const BitGrid& kept);

} // namespace cave
