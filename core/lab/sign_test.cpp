// SPDX-License-Identifier: MIT
#include "core/lab/sign_test.h"

#include "core/lab/interval.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace cave {

namespace {

constexpr std::int64_t kMostExact = 60; // then all ways fit, and 60 times the most ways to choose
constexpr std::int64_t kPerUnit = 10'000;
constexpr std::int64_t kSquaredQuantile = 38'416; // times kPerUnit

// Of all ways in which fair coins fall, those with `fewer` or less on one side are at most one of forty.
bool isRare(std::int64_t fewer, std::int64_t all)
{
    std::uint64_t ways = 1; // to choose k of them
    std::uint64_t sum = 1;
    for (std::int64_t k = 1; k <= fewer; ++k) {
        ways = ways * static_cast<std::uint64_t>(all - k + 1) / static_cast<std::uint64_t>(k);
        sum += ways;
    }
    return sum <= (std::uint64_t{1} << all) / 40;
}

} // namespace

bool isMoreThanChance(std::int64_t better, std::int64_t worse)
{
    assert(better >= 0 && better <= kMostCounted && worse >= 0 && worse <= kMostCounted);
    const std::int64_t all = better + worse;
    if (all <= kMostExact)
        return isRare(std::min(better, worse), all);
    const std::int64_t apart = std::max<std::int64_t>(std::abs(better - worse) - 1, 0);
    return apart * apart * kPerUnit / kSquaredQuantile >= all;
}

} // namespace cave
