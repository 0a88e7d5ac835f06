// SPDX-License-Identifier: MIT
#include "core/bits/squares.h"

namespace cave {

BitGrid widerSquares(const BitGrid& squares)
{
    BitGrid wider(squares.width(), squares.height());
    for (int y = 0; y + 1 < squares.height(); ++y) {
        const auto here = squares.row(y);
        const auto below = squares.row(y + 1);
        const auto result = wider.row(y);
        for (std::size_t word = 0; word < here.size(); ++word) {
            const std::uint64_t both = here[word] & below[word];
            const std::uint64_t next = word + 1 < here.size() ? here[word + 1] & below[word + 1] : 0;
            result[word] = both & (both >> 1 | next << 63);
        }
    }
    return wider;
}

BitGrid cellsOfSquares(BitGrid squares, int side)
{
    for (int i = 1; i < side; ++i)
        for (int y = squares.height() - 1; y >= 0; --y) {
            const auto here = squares.row(y);
            for (std::size_t word = here.size(); word-- > 0;) {
                const std::uint64_t above = y > 0 ? squares.row(y - 1)[word] : 0;
                const std::uint64_t before =
                    word == 0 ? 0 : here[word - 1] | (y > 0 ? squares.row(y - 1)[word - 1] : 0);
                const std::uint64_t both = here[word] | above;
                here[word] = both | both << 1 | before >> 63;
            }
        }
    return squares;
}

} // namespace cave
