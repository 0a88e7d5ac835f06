// SPDX-License-Identifier: MIT
/// @file
/// Cells of a level that a designer has chosen, a bit a cell.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"

#include <span>
#include <vector>

namespace cave {

enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

/// Cells outside are left out.
BitGrid combined(BitGrid selected, std::span<const CellAt> cells, Combine how);
BitGrid inverted(BitGrid cells);

std::vector<CellAt> cellsOf(const BitGrid& cells); ///< by rows
std::vector<Box> runsOf(const BitGrid& cells);     ///< the same as boxes of height 1, as long as can be
Box boxOf(const BitGrid& cells);                   ///< around all of them; empty for none
std::vector<Box> boxesOf(const BitGrid& cells);    ///< one where they fill it, else their runs
/// The other way round: the cells of boxes, which may overlap, within a level of these sides.
BitGrid cellsWithin(std::span<const Box> boxes, int width, int height);

} // namespace cave
