// SPDX-License-Identifier: MIT
/// @file
/// A square of cells cut out of a grid, as bits, which can be turned over its diagonal.
#pragma once

#include "core/bits/bit_grid.h"

#include <array>
#include <utility>

namespace cave {

/// The bits first..last that lie in the word beginning with this bit; none where last < first.
inline std::uint64_t bitsWithin(int first, int last, int begin)
{
    const int from = std::max(first - begin, 0);
    const int to = std::min(last - begin, 63);
    return from > to ? 0 : ~std::uint64_t{0} << from & ~std::uint64_t{0} >> (63 - to);
}

/// The first bit from `at` on that has this value, or `end` or more if there is none before that.
template <std::size_t kWords>
int nextBit(const std::array<std::uint64_t, kWords>& row, bool value, int at, int end)
{
    std::uint64_t skipped = ~std::uint64_t{0} << (at & 63);
    for (int begin = at & ~63; begin < end; begin += 64) {
        const std::uint64_t word = row[static_cast<std::size_t>(begin / 64)];
        if (const std::uint64_t found = (value ? word : ~word) & skipped)
            return begin + std::countr_zero(found);
        skipped = ~std::uint64_t{0};
    }
    return end;
}

/// Row y has bit x of word x / 64 for its cell x; a row has kWords words.
template <int kWords>
class BitWindow {
public:
    using Row = std::array<std::uint64_t, kWords>;

    Row& operator[](int row) { return m_rows[static_cast<std::size_t>(row)]; }
    const Row& operator[](int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    /// The first `count` rows become the cells of the grid from (x, y) on, which may lie outside: there all is set.
    void cut(const BitGrid& grid, int x, int y, int count)
    {
        for (int row = 0; row < count; ++row)
            for (int word = 0; word < kWords; ++word)
                (*this)[row][static_cast<std::size_t>(word)] =
                    grid.contains(0, y + row) ? wordAt(grid, y + row, x + 64 * word) : ~std::uint64_t{0};
    }

    /// Rows become columns, of the first `side` of each: a power of 2, and 64 or more where there are several words.
    /// The bits of ever smaller blocks beside the diagonal change places, after Henry S. Warren, "Hacker's Delight"
    /// (2nd ed. 2012), 7-3. Whole words do so first.
    void transpose(int side)
    {
        for (int down = 1; down < kWords; ++down)
            for (int across = 0; across < down; ++across)
                for (int i = 0; i < 64; ++i)
                    std::swap((*this)[64 * down + i][static_cast<std::size_t>(across)],
                              (*this)[64 * across + i][static_cast<std::size_t>(down)]);
        const int half = std::min(side, 64) / 2;
        std::uint64_t low = ~std::uint64_t{0} / ((std::uint64_t{1} << half) + 1); // the lower half of every block
        for (int size = half; size > 0; size /= 2, low ^= low << size)
            for (int first = 0; first < side; first += 2 * size)
                for (int i = first; i < first + size; ++i)
                    for (int word = 0; word < kWords; ++word) {
                        std::uint64_t& above = (*this)[i][static_cast<std::size_t>(word)];
                        std::uint64_t& below = (*this)[i + size][static_cast<std::size_t>(word)];
                        const std::uint64_t differing = ((above >> size) ^ below) & low;
                        below ^= differing;
                        above ^= differing << size;
                    }
    }

private:
    static std::uint64_t wordAt(const BitGrid& grid, int y, int begin)
    {
        const auto row = grid.row(y);
        const auto at = [&](int i) { // beyond the edges all is set
            if (i < 0 || i >= std::ssize(row))
                return ~std::uint64_t{0};
            const bool isLast = i + 1 == std::ssize(row);
            return row[static_cast<std::size_t>(i)] | (isLast ? ~grid.lastWordMask() : 0);
        };
        const int shift = begin & 63;
        return shift == 0 ? at(begin >> 6) : at(begin >> 6) >> shift | at((begin >> 6) + 1) << (64 - shift);
    }

    std::array<Row, std::size_t{64} * kWords> m_rows{};
};

/// Sets the cells of a row that these bits stand for, from column `begin` on, which may be negative; what lies outside
/// is dropped.
inline void setBits(BitGrid& grid, int y, int begin, std::uint64_t bits)
{
    const auto row = grid.row(y);
    const auto add = [&](int i, std::uint64_t word) {
        if (i >= 0 && i < std::ssize(row))
            row[static_cast<std::size_t>(i)] |= i + 1 == std::ssize(row) ? word & grid.lastWordMask() : word;
    };
    const int shift = begin & 63;
    add(begin >> 6, bits << shift);
    if (shift != 0)
        add((begin >> 6) + 1, bits >> (64 - shift));
}

} // namespace cave
