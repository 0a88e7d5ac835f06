// SPDX-License-Identifier: MIT
// Bit grids for tests that hold a fast way against its slow twin.
#pragma once

#include "core/base/random.h"
#include "core/bits/bit_grid.h"

namespace cave {

// Every bit set by the same chance, which is itself drawn from `least` to `most` of 1000.
inline BitGrid randomBits(Random& dice, int width, int height, int least, int most)
{
    BitGrid bits(width, height);
    const int share = dice.between(least, most);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            bits.set(x, y, dice.perMille(share));
    return bits;
}

} // namespace cave
