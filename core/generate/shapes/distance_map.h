// SPDX-License-Identifier: MIT
/// @file
/// How far every cell lies from the nearest of some: a Dijkstra map of unit cost.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_grid.h"
#include "core/generate/shapes/cell.h"

#include <span>

namespace cave {

inline constexpr int kNoSteps = -1;

/// The fewest steps in 8 directions over `floor` from any of the cells, which may be rock themselves; kNoSteps where no
/// way leads.
///
/// The time goes by the cells that are reached: core/bits/bit_wave. tests/generate holds the obvious twin.
Grid<int> stepsFrom(const BitGrid& floor, std::span<const CellAt> from);

} // namespace cave
