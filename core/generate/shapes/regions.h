// SPDX-License-Identifier: MIT
/// @file
/// The connected parts of a map.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_grid.h"

#include <cstdint>
#include <vector>

namespace cave {

enum class Way : std::uint8_t { Four, Eight }; ///< whether diagonal neighbours touch

// Regions are numbered 1 .. count() in the order of their first cells by rows.

/// Floor cells of a row without a gap.
struct FloorRun {
    int begin = 0;
    int end = 0; ///< behind the last
    std::uint32_t region = 0;
};

struct FloorRuns {
    int width = 0;                   ///< of the level
    std::vector<FloorRun> runs{};    ///< by row, then column
    std::vector<std::size_t> rows{}; ///< the first run of each row, and behind the last run
    std::vector<int> sizes{0};       ///< cells, by region; sizes[0] is 0
    int count() const { return static_cast<int>(sizes.size()) - 1; }
    int height() const { return static_cast<int>(rows.size()) - 1; }
    std::span<const FloorRun> row(int y) const
    {
        const auto first = rows.begin() + y;
        return {runs.data() + first[0], runs.data() + first[1]};
    }
};

/// Runs of floor, row by row, joined with those they touch in the row above by union-find: A. Rosenfeld and J. Pfaltz,
/// "Sequential operations in digital picture processing" (1966). The ends of runs are the bits that differ from the one
/// before, so no cell is looked at alone. tests/generate holds the obvious twin.
FloorRuns labelRuns(const BitGrid& floor, Way way);

/// Which regions, by their numbers.
using RegionSet = std::vector<bool>;

BitGrid cellsOf(const FloorRuns& floor, const RegionSet& regions);

/// What labelRuns() finds when these regions are no floor any more.
FloorRuns without(const FloorRuns& floor, const RegionSet& regions);

/// What labelRuns() finds, for each cell.
struct Regions {
    Grid<std::uint32_t> ids; ///< 0 where there is no floor
    std::vector<int> sizes{0}; ///< as above
    int count() const { return static_cast<int>(sizes.size()) - 1; }
};

Regions labelRegions(const FloorRuns& runs);
Regions labelRegions(const BitGrid& floor, Way way);

} // namespace cave
