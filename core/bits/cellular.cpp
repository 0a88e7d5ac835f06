// SPDX-License-Identifier: MIT
#include "core/bits/cellular.h"

#include <algorithm>
#include <memory>

namespace cave {

namespace {

using RowBits = std::uint64_t;

// The sum of three bits, per bit position: one + 2 * two.
struct Sum2 {
    RowBits one = 0;
    RowBits two = 0;
};

Sum2 add(RowBits a, RowBits b, RowBits c)
{
    const RowBits half = a ^ b;
    return {half ^ c, (a & b) | (half & c)};
}

// The sums of each cell and those beside it, with a row of walls above the grid and one below, so that each step of the
// automaton is one plain loop over all words that a compiler turns into vector code.
class RowSums {
public:
    explicit RowSums(const BitGrid& floor)
        : m_stride(static_cast<std::size_t>(floor.wordsPerRow())), m_size(floor.words().size() + 2 * m_stride),
          m_sums(std::make_unique_for_overwrite<RowBits[]>(2 * m_size))
    {
        for (RowBits* const plane : {m_sums.get(), m_sums.get() + m_size}) {
            std::fill_n(plane, m_stride, RowBits{0});
            std::fill_n(plane + m_size - m_stride, m_stride, RowBits{0});
        }
        RowBits* one = m_sums.get() + m_stride;
        RowBits* two = one + m_size;
        for (int y = 0; y < floor.height(); ++y, one += m_stride, two += m_stride)
            addRow(floor.row(y), one, two);
    }
    std::size_t stride() const { return m_stride; } // words from a cell to the one below
    // The sums of the first word of the grid.
    const RowBits* one() const { return m_sums.get() + m_stride; }
    const RowBits* two() const { return one() + m_size; }

private:
    static void addRow(std::span<const RowBits> row, RowBits* one, RowBits* two)
    {
        RowBits before = 0;
        for (std::size_t w = 0; w < row.size(); ++w) {
            const RowBits after = w + 1 < row.size() ? row[w + 1] : 0;
            const Sum2 sum = add(row[w] << 1 | before >> 63, row[w], row[w] >> 1 | after << 63);
            one[w] = sum.one;
            two[w] = sum.two;
            before = row[w];
        }
    }

    std::size_t m_stride;
    std::size_t m_size; // words of a plane
    std::unique_ptr<RowBits[]> m_sums;
};

// Counts of 0..9 as four planes, lowest first: of the 3x3 cells around each cell, itself included.
struct Count {
    RowBits plane[4];
};

Count addRows(const Sum2& above, const Sum2& row, const Sum2& below)
{
    const Sum2 ones = add(above.one, row.one, below.one);
    const Sum2 twos = add(above.two, row.two, below.two);
    // ones.two and twos.one both weigh 2, twos.two weighs 4.
    const RowBits carry = ones.two & twos.one;
    return {{ones.one, ones.two ^ twos.one, twos.two ^ carry, twos.two & carry}};
}

// A number to compare counts with.
class Limit {
public:
    explicit Limit(int limit) // 0..15
    {
        for (int i = 0; i < 4; ++i)
            m_lacks[i] = limit >> i & 1 ? 0 : ~RowBits{0};
    }
    // Where the count is at least that, from the lowest plane up: where the limit has a 1 the count must have one
    // and have reached what is below; where it has a 0 either is enough.
    RowBits isReached(const Count& count) const
    {
        RowBits reached = ~RowBits{0};
        for (int i = 0; i < 4; ++i)
            reached = (count.plane[i] & (reached | m_lacks[i])) | (reached & m_lacks[i]);
        return reached;
    }

private:
    RowBits m_lacks[4]; // all ones where the limit has a 0
};

constexpr int halfOf(int cells) { return (cells + 1) / 2; }

// Makes of each word what the rule says of its cells, their counts and its number; fixed cells stay. Told that the
// words lie apart, compilers make it vector code for every rule.
template <typename Rule>
void changeWords(RowBits* __restrict next, const RowBits* __restrict words, const RowBits* __restrict fixed,
                 std::size_t count, const RowBits* __restrict one, const RowBits* __restrict two, std::size_t stride,
                 const Rule& rule)
{
    for (std::size_t i = 0; i < count; ++i) {
        const RowBits made = rule(
            words[i],
            addRows({(one - stride)[i], (two - stride)[i]}, {one[i], two[i]}, {one[i + stride], two[i + stride]}), i);
        next[i] = (fixed[i] & words[i]) | (~fixed[i] & made);
    }
}

template <typename Rule>
BitGrid nextState(const BitGrid& floor, const BitGrid& fixed, const Rule& rule)
{
    const RowSums sums(floor);
    BitGrid next(floor.width(), floor.height());
    changeWords(next.words().data(), floor.words().data(), fixed.words().data(), floor.words().size(), sums.one(),
                sums.two(), sums.stride(), rule);
    next.clearPadding();
    return next;
}

// Blocks at the edge have fewer cells inside: the first and last column have a limit of their own, and each row has.
RowBits majorityInside(const BitGrid& floor, const Count& count, std::size_t w, int y)
{
    const int rows = std::min(y + 1, floor.height() - 1) - std::max(y - 1, 0) + 1;
    RowBits edge = w == 0 ? 1 : 0;
    if (w == static_cast<std::size_t>((floor.width() - 1) / 64))
        edge |= RowBits{1} << ((floor.width() - 1) & 63);
    return (~edge & Limit(halfOf(3 * rows)).isReached(count)) |
           (edge & Limit(halfOf(std::min(floor.width(), 2) * rows)).isReached(count));
}

} // namespace

BitGrid nextGeneration(const BitGrid& floor, const BitGrid& fixed, CaveRule rule)
{
    const Limit survive(rule.survive + 1); // a floor cell counts itself
    const Limit born(rule.born);
    if (rule.survive + 1 == rule.born) // as usual: then it is the same what the cell itself was
        return nextState(floor, fixed,
                         [born](RowBits, const Count& count, std::size_t) { return born.isReached(count); });
    return nextState(floor, fixed, [survive, born](RowBits now, const Count& count, std::size_t) {
        return (now & survive.isReached(count)) | (~now & born.isReached(count));
    });
}

BitGrid nextMajority(const BitGrid& floor, const BitGrid& fixed, Outside outside)
{
    if (outside == Outside::Wall)
        return nextState(floor, fixed, [half = Limit(halfOf(9))](RowBits, const Count& count, std::size_t) {
            return half.isReached(count);
        });
    const auto stride = static_cast<std::size_t>(floor.wordsPerRow());
    return nextState(floor, fixed, [&](RowBits, const Count& count, std::size_t i) {
        return majorityInside(floor, count, i % stride, static_cast<int>(i / stride));
    });
}

} // namespace cave
