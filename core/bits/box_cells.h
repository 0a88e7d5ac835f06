// SPDX-License-Identifier: MIT
/// @file
/// The cells of a grid of bits that lie in a box.
#pragma once

#include "core/bits/bit_grid.h"

namespace cave {

/// Calls tell(x, y) for each cell of the box that is set: of one word of each row after the other. The box must lie
/// inside.
template <typename Tell>
void forEachInBox(const BitGrid& cells, const Box& box, Tell&& tell)
{
    for (int w = box.x / 64; w * 64 < box.right(); ++w) {
        const std::uint64_t columns = columnBits(w, box.x, box.right());
        for (int y = box.y; y < box.bottom(); ++y)
            for (std::uint64_t left = cells.row(y)[static_cast<std::size_t>(w)] & columns; left != 0; left &= left - 1)
                tell(w * 64 + std::countr_zero(left), y);
    }
}

} // namespace cave
