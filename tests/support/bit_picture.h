// SPDX-License-Identifier: MIT
// Bit grids from and to pictures: '.' is set, anything else is not.
#pragma once

#include "core/bits/bit_grid.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline BitGrid bitsOf(const std::vector<std::string_view>& rows)
{
    BitGrid bits(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
    for (int y = 0; y < bits.height(); ++y)
        for (int x = 0; x < bits.width(); ++x)
            bits.set(x, y, rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.');
    return bits;
}

inline std::string pictureOf(const BitGrid& bits)
{
    std::string picture;
    for (int y = 0; y < bits.height(); ++y) {
        for (int x = 0; x < bits.width(); ++x)
            picture += bits.get(x, y) ? '.' : '#';
        picture += '\n';
    }
    return picture;
}

} // namespace cave
