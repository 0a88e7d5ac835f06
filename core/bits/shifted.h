// SPDX-License-Identifier: MIT
/// @file
/// Rows of bits, moved against each other. tests/bits holds the obvious twins.
#pragma once

#include "core/bits/bit_grid.h"

#include <algorithm>

namespace cave {

/// The 64 bits of a row from bit `at` on; 0 beyond its end.
inline std::uint64_t bitsFrom(std::span<const std::uint64_t> row, std::size_t at)
{
    const auto wordOr0 = [row](std::size_t w) { return w < row.size() ? row[w] : 0; };
    const std::uint64_t low = wordOr0(at / 64);
    return at % 64 == 0 ? low : low >> at % 64 | wordOr0(at / 64 + 1) << (64 - at % 64);
}

/// Whether a cell of `part` is set that is also set in `whole` when part's upper left cell lies at (x, y), so that all
/// of it is inside.
inline bool overlaps(const BitGrid& part, const BitGrid& whole, int x, int y)
{
    for (int row = 0; row < part.height(); ++row)
        for (std::size_t w = 0; w < part.row(row).size(); ++w)
            if ((part.row(row)[w] & bitsFrom(whole.row(y + row), static_cast<std::size_t>(x) + 64 * w)) != 0)
                return true;
    return false;
}

/// The cells of a box, which must lie inside.
inline BitGrid cropped(const BitGrid& whole, const Box& box)
{
    BitGrid part(box.width, box.height);
    for (int y = 0; y < box.height; ++y)
        for (std::size_t w = 0; w < part.row(y).size(); ++w)
            part.row(y)[w] = bitsFrom(whole.row(box.y + y), static_cast<std::size_t>(box.x) + 64 * w);
    part.clearPadding();
    return part;
}

/// The cells from which on `length` cells of their row are set, themselves among them. Found in log2 of it steps.
inline BitGrid runStarts(BitGrid cells, int length)
{
    for (int y = 0; y < cells.height(); ++y) {
        const auto row = cells.row(y);
        for (int covered = 1; covered < length;) {
            const int step = std::min(covered, length - covered);
            for (std::size_t w = 0; w < row.size(); ++w)
                row[w] &= bitsFrom(row, 64 * w + static_cast<std::size_t>(step));
            covered += step;
        }
    }
    return cells;
}

/// Clears the bits x of `places` but those where the bit x + `by` of the row is set.
inline void keepMoved(std::span<std::uint64_t> places, std::span<const std::uint64_t> row, int by)
{
    for (std::size_t w = 0; w < places.size(); ++w)
        places[w] &= bitsFrom(row, 64 * w + static_cast<std::size_t>(by));
}

/// The cells moved by so many columns, -63 .. 63, and rows; those that leave the grid are dropped.
inline BitGrid moved(const BitGrid& cells, int dx, int dy)
{
    BitGrid result(cells.width(), cells.height());
    for (int y = std::max(dy, 0); y < std::min(cells.height() + dy, cells.height()); ++y) {
        const auto from = cells.row(y - dy);
        const auto to = result.row(y);
        for (std::size_t w = 0; w < to.size(); ++w)
            to[w] = dx <= 0  ? bitsFrom(from, 64 * w + static_cast<std::size_t>(-dx))
                    : w == 0 ? from[0] << dx
                             : bitsFrom(from, 64 * w - static_cast<std::size_t>(dx));
    }
    result.clearPadding();
    return result;
}

} // namespace cave
