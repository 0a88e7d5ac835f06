// SPDX-License-Identifier: MIT
// The kernels of the core as one would write them first: a byte a cell, a loop over cells. Peers to be measured
// against.
#pragma once

#include "core/base/grid.h"
#include "core/generate/cellular.h"

#include <cstdint>

namespace cave::plain {

using Floor = Grid<std::uint8_t>; // 1: floor

Floor nextGeneration(const Floor& floor, CaveRule rule);
Grid<std::uint32_t> labelRegions(const Floor& floor); // in four ways, numbered as in core/generate/regions

} // namespace cave::plain
