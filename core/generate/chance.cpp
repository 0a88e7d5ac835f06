// SPDX-License-Identifier: MIT
#include "core/generate/chance.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <tuple>

namespace cave {

namespace {

// Keeps the `count` of lowest rank of all that are added.
class Lowest {
public:
    struct Ranked {
        std::uint64_t rank = 0;
        CellAt cell;
        bool operator<(const Ranked& other) const
        {
            return std::tie(rank, cell.y, cell.x) < std::tie(other.rank, other.cell.y, other.cell.x);
        }
    };

    explicit Lowest(std::size_t count) : m_count(count) {}

    void add(const Ranked& ranked)
    {
        if (m_heap.size() < m_count) {
            m_heap.push_back(ranked);
            if (m_heap.size() == m_count)
                std::ranges::make_heap(m_heap, std::less());
            return;
        }
        if (m_count == 0 || !(ranked < m_heap.front()))
            return;
        std::ranges::pop_heap(m_heap, std::less());
        m_heap.back() = ranked;
        std::ranges::push_heap(m_heap, std::less());
    }

    std::vector<CellAt> inOrder()
    {
        std::ranges::sort(m_heap, std::less());
        std::vector<CellAt> cells;
        cells.reserve(m_heap.size());
        for (const Ranked& ranked : m_heap)
            cells.push_back(ranked.cell);
        return cells;
    }

private:
    std::size_t m_count;
    std::vector<Ranked> m_heap; // of that size the highest of them first, before that in no order
};

// The index whose cost by its weight is least: -log2 of what is drawn for its hash.
template <typename DrawFor>
std::size_t leastCost(std::span<const std::uint64_t> hashes, std::span<const int> weights, DrawFor drawFor)
{
    std::size_t best = hashes.size();
    std::uint64_t bestCost = 0;
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        if (weights[i] <= 0)
            continue;
        // cost / weight < bestCost / bestWeight without dividing: costs stay below 2^23 and weights below 2^31.
        const std::uint64_t cost = negativeLog2(drawFor(hashes[i]));
        if (best == hashes.size() ||
            cost * static_cast<std::uint64_t>(weights[best]) < bestCost * static_cast<std::uint64_t>(weights[i])) {
            best = i;
            bestCost = cost;
        }
    }
    assert(best < hashes.size());
    return best;
}

} // namespace

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
            const std::uint64_t word = at(Draw::Mask, w, y);
            std::uint64_t below = 0;
            std::uint64_t equal = ~std::uint64_t{0};
            // A cell whose bits equal the limit's so far can only fall below it while lower bits of the limit are set.
            for (int k = 0; k < 16 && (limit & (0xffffu >> k)) != 0; ++k) {
                const std::uint64_t plane = fold(word, static_cast<std::uint64_t>(k));
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

std::vector<CellAt> Chance::lowest(std::span<const CellAt> cells, std::size_t count, Draw tag) const
{
    Lowest lowest(count);
    for (const CellAt cell : cells)
        lowest.add({at(tag, cell.x, cell.y), cell});
    return lowest.inOrder();
}

std::vector<CellAt> Chance::lowest(const BitGrid& cells, std::size_t count, Draw tag) const
{
    const Ranks ranks(*this, tag, cells.width(), cells.height());
    Lowest lowest(count);
    cells.forEach([&](int x, int y) { lowest.add({ranks.at(x, y), {x, y}}); });
    return lowest.inOrder();
}

Ranks::Ranks(const Chance& chance, Draw tag, int width, int height) : Ranks(chance.at(tag), width, height) {}

Ranks::Ranks(std::uint64_t draw, int width, int height)
    : m_columns(static_cast<std::size_t>(width)), m_rows(static_cast<std::size_t>(height))
{
    for (std::size_t x = 0; x < m_columns.size(); ++x)
        m_columns[x] = Chance::fold(draw, x);
    for (std::size_t y = 0; y < m_rows.size(); ++y)
        m_rows[y] = mix64(y);
}

std::size_t Chance::kind(CellAt cell, std::span<const std::uint64_t> hashes, std::span<const int> weights) const
{
    return leastCost(hashes, weights, [&](std::uint64_t hash) { return at(Draw::Kind, cell.x, cell.y, hash); });
}

std::size_t Chance::kind(std::uint64_t place, std::uint64_t number, std::span<const std::uint64_t> hashes,
                         std::span<const int> weights) const
{
    return leastCost(hashes, weights, [&](std::uint64_t hash) { return at(Draw::Kind, place, number, hash); });
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
