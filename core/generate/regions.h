// SPDX-License-Identifier: MIT
// The connected parts of a map.
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/grid.h"

#include <cstdint>
#include <vector>

namespace cave {

enum class Way : std::uint8_t { Four, Eight }; // whether diagonal neighbours touch

struct Regions {
    Grid<std::uint32_t>
        ids;     // 1 .. count(), in the order of each region's first cell by rows; 0 where there is no floor
    std::vector<int> sizes{0};   // cells, by id; sizes[0] is 0
    int count() const { return static_cast<int>(sizes.size()) - 1; }
};

// Runs of floor, row by row, joined with those they touch in the row above by union-find: A. Rosenfeld and J. Pfaltz,
// "Sequential operations in digital picture processing" (1966). tests/generate holds the obvious twin.
Regions labelRegions(const BitGrid& floor, Way way);

} // namespace cave
