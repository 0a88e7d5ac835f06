// SPDX-License-Identifier: MIT
/// @file
/// Cells of a byte each and the bits that stand for them in a word of a BitGrid.
///
/// Passes work on bits, 64 cells a word; the level keeps bytes. Both ways go eight cells at a time: a byte of bits is
/// spread over eight cells by a table, and eight cells become a byte of bits by a multiplication, or by looking them up
/// when they differ from the eight before. tests/bits holds the obvious twins.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_grid.h"
#include "core/bits/eight_bytes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace cave {

/// Bit i: whether cells[i] is that value. At most 64 cells; no bit beyond them is set.
inline std::uint64_t bitsWhere(std::span<const std::uint8_t> cells, std::uint8_t value)
{
    std::uint64_t bits = 0;
    std::size_t i = 0;
    for (; i + 8 <= cells.size(); i += 8) {
        const std::uint64_t apart = eightBytes(cells.data() + i) ^ kOneInEachByte * value;
        bits |= (bitsOfEight(apart) ^ 0xff) << i;
    }
    for (; i < cells.size(); ++i)
        bits |= std::uint64_t{cells[i] == value} << i;
    return bits;
}

/// Bit i: whether cells[i] has any of the flags `some` and none of `none`. At most 64 cells.
inline std::uint64_t bitsWith(std::span<const std::uint16_t> cells, std::uint16_t some, std::uint16_t none)
{
    std::array<std::uint8_t, 64> is{}; // a plain loop, which compilers make vector code
    for (std::size_t i = 0; i < cells.size(); ++i)
        is[i] = (cells[i] & some) != 0 && (cells[i] & none) == 0;
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < is.size(); i += 8)
        bits |= bitsOfEight(eightBytes(&is[i])) << i;
    return bits;
}

using ByteSet = std::array<std::uint8_t, 256>; ///< by value: 1 when it is in the set, else 0

/// The same for a set of values.
inline std::uint64_t bitsWhere(std::span<const std::uint8_t> cells, const ByteSet& set)
{
    std::uint64_t bits = 0;
    std::uint64_t before = 0; // the last eight cells
    std::uint64_t ofThem = 0; // their bits
    std::size_t i = 0;
    for (; i + 8 <= cells.size(); i += 8) {
        const std::uint8_t* const cell = cells.data() + i;
        const std::uint64_t eight = eightBytes(cell);
        if (i == 0 || eight != before)
            ofThem = static_cast<std::uint64_t>(set[cell[0]] | set[cell[1]] << 1 | set[cell[2]] << 2 |
                                                set[cell[3]] << 3 | set[cell[4]] << 4 | set[cell[5]] << 5 |
                                                set[cell[6]] << 6 | set[cell[7]] << 7);
        before = eight;
        bits |= ofThem << i;
    }
    for (; i < cells.size(); ++i)
        bits |= std::uint64_t{set[cells[i]]} << i;
    return bits;
}

/// Eight values in one word or two.
template <typename Value>
using Eight = std::array<std::uint64_t, sizeof(Value)>;

/// Eight values for each byte of bits: all bits of value i are set where bit i of the byte is, else none.
template <typename Value>
inline constexpr auto kSpread = [] {
    std::array<Eight<Value>, 256> spread{};
    for (std::size_t bits = 0; bits < spread.size(); ++bits) {
        std::array<Value, 8> values{};
        for (std::size_t i = 0; i < 8; ++i)
            values[i] = bits >> i & 1 ? static_cast<Value>(~Value{0}) : Value{0};
        spread[bits] = std::bit_cast<Eight<Value>>(values);
    }
    return spread;
}();

/// What cells become: one tile where their bit is set, another where it is not.
struct TileBits {
    std::uint64_t bits = 0;
    std::uint8_t set = 0;
    std::uint8_t unset = 0;
};

/// Makes each of these cells what `made` says, and writes the owner for those that were something else. At most 64
/// cells; no bit of `cells` beyond them may be set.
inline void paint(std::span<std::uint8_t> tiles, std::span<std::uint16_t> owners, std::uint64_t cells, TileBits made,
                  std::uint16_t owner)
{
    const std::uint64_t own = std::uint64_t{0x0001000100010001} * owner; // four times
    const std::uint64_t unset = kOneInEachByte * made.unset;
    const std::uint64_t differ = unset ^ kOneInEachByte * made.set;
    std::size_t i = 0;
    for (; cells != 0 && i + 8 <= tiles.size(); i += 8, cells >>= 8) {
        std::uint64_t eight = eightBytes(tiles.data() + i);
        const std::uint64_t now = unset ^ (differ & kSpread<std::uint8_t>[made.bits >> i & 0xff][0]);
        const std::uint64_t change = (eight ^ now) & kSpread<std::uint8_t>[cells & 0xff][0];
        if (change == 0)
            continue;
        eight ^= change;
        std::memcpy(tiles.data() + i, &eight, sizeof(eight));
        const Eight<std::uint16_t>& put = kSpread<std::uint16_t>[bitsOfEight(change)];
        Eight<std::uint16_t> owned;
        std::memcpy(&owned, owners.data() + i, sizeof(owned));
        for (std::size_t k = 0; k < owned.size(); ++k)
            owned[k] = (owned[k] & ~put[k]) | (own & put[k]);
        std::memcpy(owners.data() + i, &owned, sizeof(owned));
    }
    for (; cells != 0; cells >>= 1, ++i) {
        const std::uint8_t tile = made.bits >> i & 1 ? made.set : made.unset;
        if ((cells & 1) != 0 && tiles[i] != tile) {
            tiles[i] = tile;
            owners[i] = owner;
        }
    }
}

/// Sets these marks in each cell whose bit is set. At most 64 cells; no bit beyond them may be set.
inline void mark(std::span<std::uint8_t> cells, std::uint64_t bits, std::uint8_t marks)
{
    std::size_t i = 0;
    for (; bits != 0 && i + 8 <= cells.size(); i += 8, bits >>= 8) {
        const std::uint64_t eight =
            eightBytes(cells.data() + i) | (kSpread<std::uint8_t>[bits & 0xff][0] & kOneInEachByte * marks);
        std::memcpy(cells.data() + i, &eight, sizeof(eight));
    }
    for (; bits != 0; bits >>= 1, ++i)
        if ((bits & 1) != 0)
            cells[i] |= marks;
}

/// The cells of a row that stand in its word w.
template <typename Value>
std::span<Value> cellsOfWord(std::span<Value> row, std::size_t w)
{
    return row.subspan(w * 64, std::min<std::size_t>(64, row.size() - w * 64));
}

template <typename Which> // a value or a set of them
BitGrid bitsWhere(const Grid<std::uint8_t>& cells, const Which& which)
{
    BitGrid bits(cells.width(), cells.height());
    for (int y = 0; y < bits.height(); ++y) {
        const std::span<std::uint64_t> words = bits.row(y);
        for (std::size_t w = 0; w < words.size(); ++w)
            words[w] = bitsWhere(cellsOfWord(cells.row(y), w), which);
    }
    return bits;
}

} // namespace cave
