// SPDX-License-Identifier: MIT
/// @file
/// Which regions of two levels lie over each other, and where stairs would best join them.
#pragma once

#include "core/generate/chance.h"
#include "core/generate/shapes/regions.h"

#include <optional>

namespace cave {

/// A pair of regions that have cells above each other.
struct Overlap {
    std::uint32_t upper = 0;
    std::uint32_t lower = 0;
    bool isJoined = false;
    std::optional<CellAt> best{}; ///< of lowest rank
};

/// All such pairs, in the order of their first cells by rows. `joined` marks the cells that join regions already, and
/// `best` is one of `free`; both hold floor of both levels only. The grids and both levels are of one size, and ranks
/// at least of that.
///
/// The runs of both levels are merged row by row; neighbouring stretches of one pair are looked at as one, and the pair
/// is found by open addressing. Each
/// free cell costs one hash, whatever the number of pairs. tests/generate holds the obvious twin. Threads share the
/// rows, which changes nothing in what is found; without a number, as many as the size of the levels is worth.
std::vector<Overlap> findOverlaps(const FloorRuns& upper, const FloorRuns& lower, const BitGrid& free,
                                  const BitGrid& joined, const Ranks& ranks, std::optional<int> threads = {});

} // namespace cave
