// SPDX-License-Identifier: MIT
/// @file
/// How far a share that was counted may lie from the true one.
#pragma once

#include <cstdint>

namespace cave {

/// The largest whole number whose square is no larger; of 0 or more.
std::int64_t isqrt(std::int64_t number);

inline constexpr std::int64_t kMostCounted = 10'000'000;

struct Interval {
    int low = 0; ///< per mille
    int high = 1000;
    bool operator==(const Interval&) const = default;
};

/// The score interval of a share `part` of `whole`, with a confidence of 95 %: E. B. Wilson, Probable Inference, the
/// Law of Succession, and Statistical Inference (1927), with z * z = 3.8416, rounded outwards to whole per mille. Of
/// nothing everything. 0 <= part <= whole <= kMostCounted.
Interval wilson(std::int64_t part, std::int64_t whole);

int perMille(std::int64_t part, std::int64_t whole); ///< rounded down; 0 of nothing

} // namespace cave
