// SPDX-License-Identifier: MIT
#include "core/generate/cellular.h"

namespace cave {

namespace {

using Word = std::uint64_t;

// The sum of three bits, per bit position: one + 2 * two.
struct Sum2 {
    Word one = 0;
    Word two = 0;
};

Sum2 add(Word a, Word b, Word c)
{
    const Word half = a ^ b;
    return {half ^ c, (a & b) | (half & c)};
}

// Each bit's left (west) or right (east) neighbour moved into its place, with the neighbouring words' edge bits.
Word fromWest(Word word, Word wordToWest) { return word << 1 | wordToWest >> 63; }
Word fromEast(Word word, Word wordToEast) { return word >> 1 | wordToEast << 63; }

Word wordOf(const BitGrid& grid, int w, int y)
{
    if (y < 0 || y >= grid.height() || w < 0 || w >= grid.wordsPerRow())
        return 0;
    return grid.row(y)[static_cast<std::size_t>(w)];
}

// Counts of 0..8 as four planes, lowest first.
struct Count {
    Word plane[4];
};

Count countNeighbours(const BitGrid& floor, int w, int y)
{
    Sum2 rows[3];
    for (int dy = -1; dy <= 1; ++dy) {
        const Word middle = wordOf(floor, w, y + dy);
        const Word west = fromWest(middle, wordOf(floor, w - 1, y + dy));
        const Word east = fromEast(middle, wordOf(floor, w + 1, y + dy));
        rows[dy + 1] = add(west, dy == 0 ? 0 : middle, east);
    }
    const Sum2 ones = add(rows[0].one, rows[1].one, rows[2].one);
    const Sum2 twos = add(rows[0].two, rows[1].two, rows[2].two);
    // ones.two and twos.one both weigh 2, twos.two weighs 4.
    const Word carry = ones.two & twos.one;
    return {{ones.one, ones.two ^ twos.one, twos.two ^ carry, twos.two & carry}};
}

// Where the count is at least `limit`: the comparison goes from the highest plane down.
Word atLeast(const Count& count, int limit)
{
    if (limit > 15)
        return 0;
    Word greater = 0;
    Word equal = ~Word{0};
    for (int i = 3; i >= 0; --i) {
        if (limit >> i & 1) {
            equal &= count.plane[i];
        } else {
            greater |= equal & count.plane[i];
            equal &= ~count.plane[i];
        }
    }
    return greater | equal;
}

} // namespace

BitGrid nextGeneration(const BitGrid& floor, const BitGrid& fixed, CaveRule rule)
{
    BitGrid next(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y)
        for (int w = 0; w < floor.wordsPerRow(); ++w) {
            const Count count = countNeighbours(floor, w, y);
            const Word now = wordOf(floor, w, y);
            const Word grown = (now & atLeast(count, rule.survive)) | (~now & atLeast(count, rule.born));
            const Word kept = wordOf(fixed, w, y);
            next.row(y)[static_cast<std::size_t>(w)] = (kept & now) | (~kept & grown);
        }
    next.clearPadding();
    return next;
}

} // namespace cave
