// SPDX-License-Identifier: MIT
/// @file
/// What can be seen from a cell: symmetric shadowcasting.
#pragma once

#include "core/bits/bit_grid.h"

namespace cave {

constexpr int kLargestRadius = 127;

/// Marks in `seen` every cell that an eye in cell (x, y) sees within `radius` (a disc: dx^2 + dy^2 <= r^2 + r), and
/// unmarks none. The radius is at most kLargestRadius; `seen` must have the size of `opaque`; the eye must lie inside;
/// its own cell is always seen. Opaque cells are seen themselves and hide what lies behind. Cost follows the radius,
/// never the map.
///
/// A cell that is not opaque is seen exactly when, in every row between (columns for flat lines), the straight line
/// from centre to centre touches a clear cell; where it runs along the edge of two cells, either may be the clear one.
/// This reads the same from both ends, so of two clear cells each sees the other or neither does. After Albert Ford,
/// "Symmetric Shadowcasting" (2017), with the sectors' edges counted in, because a sector of no width between two
/// corners is also a line. A row of the disc is a few words of bits, which are looked at and marked whole; columns are
/// the rows of the disc turned over.
void fieldOfView(const BitGrid& opaque, int x, int y, int radius, BitGrid& seen);

/// All cells that fieldOfView() can mark: of a map of that size.
constexpr Box reachOfSight(int x, int y, int radius, const Box& map)
{
    return Box{x, y, 1, 1}.grown(radius).intersected(map);
}

/// Whether an eye in cell (x, y) sees the clear cell (toX, toY) within `radius`: as fieldOfView() has it, for one cell.
bool isInView(const BitGrid& opaque, int x, int y, int radius, int toX, int toY);

} // namespace cave
