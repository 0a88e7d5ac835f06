// SPDX-License-Identifier: MIT
/// @file
/// Cells of the shapes that tools draw. Cells outside `bounds` are left out; each cell comes once.
#pragma once

#include "core/base/box.h"
#include "core/base/grid.h"
#include "core/content/kinds.h"
#include "core/generate/chance.h"

#include <span>

namespace cave {

/// The cells from end to end, both included, one cell a step of the longer side. The same cells in the other order for
/// the ends swapped. After Bresenham, "Algorithm for computer control of a digital plotter" (1965).
std::vector<CellAt> lineCells(CellAt from, CellAt to);

/// A square of size x size cells, size 1 or more; of an even size, the centre is the cell left above the middle.
std::vector<CellAt> brushCells(CellAt centre, int size, const Box& bounds);

/// The same for a round brush: of the square, the cells whose centres lie within a circle through the middles of its
/// sides, a little less so that it looks round.
std::vector<CellAt> discCells(CellAt centre, int size, const Box& bounds);

std::vector<CellAt> boxCells(CellAt corner, CellAt opposite, const Box& bounds);
std::vector<CellAt> boxOutline(CellAt corner, CellAt opposite, const Box& bounds);

/// The largest ellipse in the box between two corners.
std::vector<CellAt> ellipseCells(CellAt corner, CellAt opposite, const Box& bounds);
std::vector<CellAt> ellipseOutline(CellAt corner, CellAt opposite, const Box& bounds);

/// A closed line through these corners and all that it encloses. By rows.
std::vector<CellAt> lassoCells(std::span<const CellAt> corners, const Box& bounds);

/// These cells and their mirror images in the bounds, by rows, each once.
std::vector<CellAt> mirroredCells(std::vector<CellAt> cells, const Box& bounds, bool leftRight, bool upDown);

/// All cells of the same tile that are joined to `from` in 4 directions; none when `from` lies outside.
std::vector<CellAt> floodCells(const Grid<TileId>& tiles, CellAt from);
/// All cells of the tile, by rows.
std::vector<CellAt> sameCells(const Grid<TileId>& tiles, TileId tile);

} // namespace cave
