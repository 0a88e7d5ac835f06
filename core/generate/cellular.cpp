// SPDX-License-Identifier: MIT
#include "core/generate/cellular.h"

#include <algorithm>

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

// Counts of 0..9 as four planes, lowest first.
struct Count {
    Word plane[4];
};

enum class Middle : bool { Left, Counted }; // the cell itself

Count countAround(const BitGrid& floor, int w, int y, Middle itself)
{
    Sum2 rows[3];
    for (int dy = -1; dy <= 1; ++dy) {
        const Word middle = wordOf(floor, w, y + dy);
        const Word west = fromWest(middle, wordOf(floor, w - 1, y + dy));
        const Word east = fromEast(middle, wordOf(floor, w + 1, y + dy));
        rows[dy + 1] = add(west, dy == 0 && itself == Middle::Left ? 0 : middle, east);
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

constexpr int halfOf(int cells) { return (cells + 1) / 2; }

// Blocks at the edge have fewer cells inside: the first and last column have a limit of their own, and each row has.
Word majorityInside(const BitGrid& floor, const Count& count, int w, int y)
{
    const int rows = std::min(y + 1, floor.height() - 1) - std::max(y - 1, 0) + 1;
    Word edge = w == 0 ? 1 : 0;
    if (w == floor.wordsPerRow() - 1)
        edge |= Word{1} << ((floor.width() - 1) & 63);
    return (~edge & atLeast(count, halfOf(3 * rows))) |
           (edge & atLeast(count, halfOf(std::min(floor.width(), 2) * rows)));
}

} // namespace

BitGrid nextGeneration(const BitGrid& floor, const BitGrid& fixed, CaveRule rule)
{
    BitGrid next(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y)
        for (int w = 0; w < floor.wordsPerRow(); ++w) {
            const Count count = countAround(floor, w, y, Middle::Left);
            const Word now = wordOf(floor, w, y);
            const Word grown = (now & atLeast(count, rule.survive)) | (~now & atLeast(count, rule.born));
            const Word kept = wordOf(fixed, w, y);
            next.row(y)[static_cast<std::size_t>(w)] = (kept & now) | (~kept & grown);
        }
    next.clearPadding();
    return next;
}

BitGrid nextMajority(const BitGrid& floor, const BitGrid& fixed, Outside outside)
{
    BitGrid next(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y)
        for (int w = 0; w < floor.wordsPerRow(); ++w) {
            const Count count = countAround(floor, w, y, Middle::Counted);
            const Word grown =
                outside == Outside::Wall ? atLeast(count, halfOf(9)) : majorityInside(floor, count, w, y);
            const Word kept = wordOf(fixed, w, y);
            next.row(y)[static_cast<std::size_t>(w)] = (kept & wordOf(floor, w, y)) | (~kept & grown);
        }
    next.clearPadding();
    return next;
}

} // namespace cave
