// SPDX-License-Identifier: MIT
#include "core/lab/interval.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace cave {

namespace {

constexpr std::int64_t kScale = 10'000;
constexpr std::int64_t kSquaredZ = 38'416; // times kScale

} // namespace

// Newton's steps from above come down until they have the root.
std::int64_t isqrt(std::int64_t number)
{
    assert(number >= 0);
    if (number < 2)
        return number;
    const int halfWidth = (std::bit_width(static_cast<std::uint64_t>(number)) + 1) / 2;
    std::int64_t root = std::int64_t{1} << halfWidth;
    for (std::int64_t next = root; true; root = next) {
        next = (root + number / root) / 2;
        if (next >= root)
            return root;
    }
}

// With p = part / whole the ends are (p + zz / 2n -+ z sqrt(p (1 - p) / n + zz / 4n^2)) / (1 + zz / n), here over the
// common denominator 2 (n + zz) and times kScale.
Interval wilson(std::int64_t part, std::int64_t whole)
{
    assert(part >= 0 && part <= whole && whole <= kMostCounted);
    if (whole == 0)
        return {};
    const std::int64_t spread = (4 * kScale * part * (whole - part) + whole - 1) / whole; // rounded up
    const std::int64_t square = kSquaredZ * (spread + kSquaredZ);
    const std::int64_t below = isqrt(square);
    const std::int64_t root = below * below == square ? below : below + 1;
    const std::int64_t middle = 2 * kScale * part + kSquaredZ;
    const std::int64_t all = 2 * (kScale * whole + kSquaredZ);
    const std::int64_t low = 1000 * (middle - root) / all;
    const std::int64_t high = (1000 * (middle + root) + all - 1) / all;
    return {static_cast<int>(std::max<std::int64_t>(low, 0)), static_cast<int>(std::min<std::int64_t>(high, 1000))};
}

int perMille(std::int64_t part, std::int64_t whole) { return whole == 0 ? 0 : static_cast<int>(part * 1000 / whole); }

} // namespace cave
