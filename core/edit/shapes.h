// SPDX-License-Identifier: MIT
// Cells of the shapes that tools draw. Cells outside `bounds` are left out; each cell comes once.
#pragma once

#include "core/base/box.h"
#include "core/base/grid.h"
#include "core/content/kinds.h"
#include "core/generate/chance.h"

namespace cave {

// From end to end, both included, one cell a step of the longer side. The same cells in the other order for the ends
// swapped. After Bresenham, "Algorithm for computer control of a digital plotter" (1965).
std::vector<CellAt> lineCells(CellAt from, CellAt to);

// A square of size x size cells, size 1 or more; of an even size, the centre is the cell left above the middle.
std::vector<CellAt> brushCells(CellAt centre, int size, const Box& bounds);

std::vector<CellAt> boxCells(CellAt corner, CellAt opposite, const Box& bounds);
std::vector<CellAt> boxOutline(CellAt corner, CellAt opposite, const Box& bounds);

// All cells of the same tile that are joined to `from` in 4 directions; none when `from` lies outside.
std::vector<CellAt> floodCells(const Grid<TileId>& tiles, CellAt from);

} // namespace cave
