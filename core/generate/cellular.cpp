// SPDX-License-Identifier: MIT
#include "core/generate/cellular.h"

#include <algorithm>
#include <memory>
#include <vector>

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

// The words of a grid in one stream, with walls on all sides, so that each step of the automaton is one plain loop that
// a compiler turns into vector code. Each row ends in a bit that is no cell: what is shifted in from the next row or
// the one before is never floor, and what is shifted into that bit is dropped.
class Stream {
public:
    explicit Stream(const BitGrid& grid)
        : m_stride(static_cast<std::size_t>(grid.width() / 64 + 1)),
          m_words(m_stride * (static_cast<std::size_t>(grid.height()) + 2) + 2)
    {
        for (int y = 0; y < grid.height(); ++y)
            std::ranges::copy(grid.row(y), m_words.begin() + static_cast<std::ptrdiff_t>(begin(y)));
    }
    std::size_t size() const { return m_words.size(); }
    std::size_t stride() const { return m_stride; } // words from a cell to the one below
    std::size_t begin(int y) const { return (static_cast<std::size_t>(y) + 1) * m_stride + 1; } // of a row
    Word* words() { return m_words.data(); }

private:
    std::size_t m_stride;
    std::vector<Word> m_words;
};

// Counts of 0..9 as four planes, lowest first: of the 3x3 cells around each cell, itself included.
struct Count {
    Word plane[4];
};

Count addRows(const Sum2& above, const Sum2& row, const Sum2& below)
{
    const Sum2 ones = add(above.one, row.one, below.one);
    const Sum2 twos = add(above.two, row.two, below.two);
    // ones.two and twos.one both weigh 2, twos.two weighs 4.
    const Word carry = ones.two & twos.one;
    return {{ones.one, ones.two ^ twos.one, twos.two ^ carry, twos.two & carry}};
}

// A number to compare counts with.
class Limit {
public:
    explicit Limit(int limit) // 0..15
    {
        for (int i = 0; i < 4; ++i)
            m_lacks[i] = limit >> i & 1 ? 0 : ~Word{0};
    }
    // Where the count is at least that, from the lowest plane up: where the limit has a 1 the count must have one too
    // and have reached what is below; where it has a 0 either is enough.
    Word isReached(const Count& count) const
    {
        Word reached = ~Word{0};
        for (int i = 0; i < 4; ++i)
            reached = (count.plane[i] & (reached | m_lacks[i])) | (reached & m_lacks[i]);
        return reached;
    }

private:
    Word m_lacks[4]; // all ones where the limit has a 0
};

constexpr int halfOf(int cells) { return (cells + 1) / 2; }

// Makes of each word what the rule says; one and two are the sums of each cell and those beside it. Told that they lie
// apart, compilers make it vector code for every rule.
template <typename Rule>
void changeWords(Word* __restrict words, const Word* __restrict one, const Word* __restrict two, std::size_t begin,
                 std::size_t end, std::size_t stride, const Rule& rule)
{
    for (std::size_t i = begin; i < end; ++i)
        words[i] =
            rule(words[i],
                 addRows({one[i - stride], two[i - stride]}, {one[i], two[i]}, {one[i + stride], two[i + stride]}), i);
}

// What the rule makes of each word: rule(its cells now, their counts, its place in the stream). The stream is used up.
template <typename Rule>
BitGrid nextState(const BitGrid& floor, const BitGrid& fixed, Stream& stream, const Rule& rule)
{
    Word* const words = stream.words();
    const std::size_t size = stream.size();
    const auto sums = std::make_unique_for_overwrite<Word[]>(2 * size); // of each cell and those beside it
    Word* const one = sums.get();
    Word* const two = one + size;
    for (std::size_t i = 1; i + 1 < size; ++i) {
        const Sum2 sum = add(words[i] << 1 | words[i - 1] >> 63, words[i], words[i] >> 1 | words[i + 1] << 63);
        one[i] = sum.one;
        two[i] = sum.two;
    }
    changeWords(words, one, two, stream.begin(0), stream.begin(floor.height()), stream.stride(), rule);
    BitGrid next(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y) {
        const Word* const made = words + stream.begin(y);
        const std::span<const Word> before = floor.row(y);
        const std::span<const Word> kept = fixed.row(y);
        const std::span<Word> row = next.row(y);
        for (std::size_t w = 0; w < row.size(); ++w)
            row[w] = (kept[w] & before[w]) | (~kept[w] & made[w]);
    }
    next.clearPadding();
    return next;
}

// Blocks at the edge have fewer cells inside: the first and last column have a limit of their own, and each row has.
Word majorityInside(const BitGrid& floor, const Count& count, std::size_t w, int y)
{
    const int rows = std::min(y + 1, floor.height() - 1) - std::max(y - 1, 0) + 1;
    Word edge = w == 0 ? 1 : 0;
    if (w == static_cast<std::size_t>((floor.width() - 1) / 64))
        edge |= Word{1} << ((floor.width() - 1) & 63);
    return (~edge & Limit(halfOf(3 * rows)).isReached(count)) |
           (edge & Limit(halfOf(std::min(floor.width(), 2) * rows)).isReached(count));
}

} // namespace

BitGrid nextGeneration(const BitGrid& floor, const BitGrid& fixed, CaveRule rule)
{
    const Limit survive(rule.survive + 1); // a floor cell counts itself
    const Limit born(rule.born);
    Stream stream(floor);
    if (rule.survive + 1 == rule.born) // as usual: then it is the same what the cell itself was
        return nextState(floor, fixed, stream,
                         [born](Word, const Count& count, std::size_t) { return born.isReached(count); });
    return nextState(floor, fixed, stream, [survive, born](Word now, const Count& count, std::size_t) {
        return (now & survive.isReached(count)) | (~now & born.isReached(count));
    });
}

BitGrid nextMajority(const BitGrid& floor, const BitGrid& fixed, Outside outside)
{
    Stream stream(floor);
    if (outside == Outside::Wall)
        return nextState(floor, fixed, stream, [half = Limit(halfOf(9))](Word, const Count& count, std::size_t) {
            return half.isReached(count);
        });
    return nextState(floor, fixed, stream, [&](Word, const Count& count, std::size_t i) {
        const std::size_t cell = i - stream.begin(0);
        return majorityInside(floor, count, cell % stream.stride(), static_cast<int>(cell / stream.stride()));
    });
}

} // namespace cave
