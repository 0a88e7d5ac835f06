// SPDX-License-Identifier: MIT
/// @file
/// Whether changes one way and the other are more than chance makes them.
#pragma once

#include <cstdint>

namespace cave {

/// Whether so many games that went better and so many that went worse, of those played before and after an edit, differ
/// by more than chance does in one of twenty such comparisons: the two-sided sign test, which leaves those that went
/// the same out (W. J. Dixon and A. M. Mood, The Statistical Sign Test, 1946). Exact up to 60 games, then by the normal
/// curve with the correction for whole numbers. Both are 0..kMostCounted.
bool isMoreThanChance(std::int64_t better, std::int64_t worse);

} // namespace cave
