// SPDX-License-Identifier: MIT
/// @file
/// What a seed makes of a dungeon, in a few numbers: to choose between seeds, and to find those that fail.
#pragma once

#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "core/proof/ways/journey.h"

#include <span>

namespace cave {

/// Cells of a level to walk on that the journey does not come to; null: all of them.
int unreachableCells(const Dungeon& dungeon, int z, const Journey* journey);

struct Measure {
    int rooms = 0;       ///< as core/proof/shape has them
    int loops = 0;       ///< likewise
    int unreachable = 0; ///< cells to walk on that cannot be come to from the start, over all levels, keys and all
    int steps = 0; ///< of the shortest way through a level; 0 without one
    bool operator==(const Measure&) const = default;
};

/// A measure of each level, top first. Needs time by the number of cells.
std::vector<Measure> measuresOf(const Dungeon& dungeon);
Measure sumOf(std::span<const Measure> levels);

struct SeedTrial {
    std::uint64_t seed = 0;
    std::vector<Measure> levels; ///< top first
    std::optional<Problem> failure; ///< the first that stops play
    std::vector<RowReport> shortfalls; ///< rows that could not do all they were asked
    std::optional<Problem> doubt = {}; ///< why it is not proved that it can be won, where nothing stops play
};

/// The dungeon must just be baked from this seed. `goesOn` as findProblems() has it.
SeedTrial trialOf(const Dungeon& dungeon, const Baked& baked, const std::function<bool()>& goesOn = {});

/// A line for each trial below a line of names; numbers are sums over the levels. Ends with a newline.
std::string csvOf(std::span<const SeedTrial> trials);

} // namespace cave
