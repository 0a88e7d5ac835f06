// SPDX-License-Identifier: MIT
/// @file
/// Whether closing and opening cells leaves what was joined joined, told without labelling the whole level.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// What is done to the walkable cells of a level.
struct FloorChange {
    std::vector<CellAt> closed; ///< were walkable
    std::vector<CellAt> opened; ///< were not
};

void apply(BitGrid& floor, const FloorChange& change);
void undo(BitGrid& floor, const FloorChange& change);

/// The parts of some cells that hang together in 8 directions, in the order of their first cells by rows.
std::vector<std::vector<CellAt>> partsOf(std::span<const CellAt> cells);

/// The cells of `floor` that touch the part and are not of it, by rows.
std::vector<CellAt> rimOf(const BitGrid& floor, std::span<const CellAt> part);

class Joins {
public:
    Joins(int width, int height) : m_seenBy(width, height, 0) {}

    /// Which of `cells`, all different and all set in `floor`, are joined in 8 directions: for each the number of the
    /// first cell of its group.
    ///
    /// Searches from all cells in turn, a step each, and stops when only one search has not come to its end. So it
    /// takes time in proportion to the parts that are cut off, not to the level.
    std::vector<std::size_t> groups(const BitGrid& floor, std::span<const CellAt> cells);

    /// Whether `floor`, to which the change has been applied, joins all that was joined before, has lost no part of the
    /// level as a whole and has no new part of opened cells alone. A level that was in one piece then still is.
    bool areKept(const BitGrid& floor, const FloorChange& change);

private:
    Grid<std::uint32_t> m_seenBy; ///< number of a search, counted from 1; all 0 between calls
};

} // namespace cave
