// SPDX-License-Identifier: MIT
#include "core/generate/chance.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <tuple>

namespace cave {

BitGrid Chance::mask(int width, int height, int perMille) const
{
    BitGrid mask(width, height);
    const auto limit = static_cast<std::uint32_t>(perMille * 65536 / 1000);
    if (limit >= 65536) {
        mask.fill(true);
        return mask;
    }
    for (int y = 0; y < height; ++y) {
        auto words = mask.row(y);
        for (std::size_t w = 0; w < words.size(); ++w) {
            std::uint64_t below = 0;
            std::uint64_t equal = ~std::uint64_t{0};
            // A cell whose bits equal the limit's so far can only fall below it while lower bits of the limit are set.
            for (int k = 0; k < 16 && (limit & (0xffffu >> k)) != 0; ++k) {
                const std::uint64_t plane = at(Draw::Mask, w, y, k);
                if (limit >> (15 - k) & 1) {
                    below |= equal & ~plane;
                    equal &= plane;
                } else {
                    equal &= ~plane;
                }
            }
            words[w] = below;
        }
    }
    mask.clearPadding();
    return mask;
}

std::vector<CellAt> Chance::lowest(std::vector<CellAt> cells, std::size_t count, Draw tag) const
{
    using Ranked = std::pair<std::uint64_t, CellAt>;
    std::vector<Ranked> ranked;
    ranked.reserve(cells.size());
    for (const CellAt cell : cells)
        ranked.emplace_back(at(tag, cell.x, cell.y), cell);
    count = std::min(count, ranked.size());
    const auto isLower = [](const Ranked& a, const Ranked& b) {
        return std::tie(a.first, a.second.y, a.second.x) < std::tie(b.first, b.second.y, b.second.x);
    };
    std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(count), isLower);
    cells.clear();
    for (std::size_t i = 0; i < count; ++i)
        cells.push_back(ranked[i].second);
    return cells;
}

std::size_t Chance::kind(CellAt cell, std::span<const std::uint64_t> hashes, std::span<const int> weights) const
{
    std::size_t best = hashes.size();
    std::uint64_t bestCost = 0;
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        if (weights[i] <= 0)
            continue;
        // cost / weight < bestCost / bestWeight without dividing: costs stay below 2^23 and weights below 2^31.
        const std::uint64_t cost = negativeLog2(at(Draw::Kind, cell.x, cell.y, hashes[i]));
        if (best == hashes.size() ||
            cost * static_cast<std::uint64_t>(weights[best]) < bestCost * static_cast<std::uint64_t>(weights[i])) {
            best = i;
            bestCost = cost;
        }
    }
    assert(best < hashes.size());
    return best;
}

std::uint64_t negativeLog2(std::uint64_t u)
{
    if (u == 0)
        return std::uint64_t{64} << 16;
    const int zeros = std::countl_zero(u);
    std::uint64_t mantissa = u << zeros >> 32; // 1.31 fixed point, 1 <= mantissa < 2
    std::uint64_t fraction = 0;
    for (int bit = 0; bit < 16; ++bit) {
        mantissa = mantissa * mantissa >> 31;
        const std::uint64_t overflow = mantissa >> 32;
        mantissa >>= overflow;
        fraction = fraction << 1 | overflow;
    }
    const std::uint64_t log2 = (std::uint64_t{static_cast<unsigned>(63 - zeros)} << 16) + fraction;
    return (std::uint64_t{64} << 16) - log2;
}

} // namespace cave
