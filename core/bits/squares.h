// SPDX-License-Identifier: MIT
/// @file
/// Squares of set cells, known by their first cell, of least x and y. tests/bits holds the obvious twins.
#pragma once

#include "core/bits/bit_grid.h"

namespace cave {

/// Of squares of one side those one wider: where four overlap.
BitGrid widerSquares(const BitGrid& squares);

/// The cells of squares of this side.
BitGrid cellsOfSquares(BitGrid squares, int side);

} // namespace cave
