// SPDX-License-Identifier: MIT
#include "core/rules/facts/field_of_view.h"

#include "core/base/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>

namespace cave {

namespace {

// A slope is a column per row, as a fraction; the denominator is positive.
struct Slope {
    int columns = 0;
    int rows = 1;
};

int floorDivide(int dividend, int divisor)
{
    const int quotient = dividend / divisor;
    return dividend % divisor < 0 ? quotient - 1 : quotient;
}

// The first and last column of a row that a line of this slope touches; two where it runs between them.
int firstTouched(Slope slope, int row) { return floorDivide(2 * row * slope.columns + slope.rows - 1, 2 * slope.rows); }
int lastTouched(Slope slope, int row) { return floorDivide(2 * row * slope.columns + slope.rows, 2 * slope.rows); }

// Rows of cells around the eye as bits: bit radius + dx of row radius + dy is the cell (eye.x + dx, eye.y + dy). A row
// has kWords words of 64.
template <int kWords>
struct Window {
    using Row = std::array<std::uint64_t, kWords>;

    Row& operator[](int row) { return rows[static_cast<std::size_t>(row)]; }
    const Row& operator[](int row) const { return rows[static_cast<std::size_t>(row)]; }

    std::array<Row, std::size_t{64} * kWords> rows{};
};

// The side of the smallest window that holds a view of this radius: a power of 2.
int sideOf(int radius) { return static_cast<int>(std::bit_ceil(static_cast<unsigned>(2 * radius + 1))); }

// The bits first..last that lie in the word beginning with this bit; none where last < first.
std::uint64_t bitsWithin(int first, int last, int begin)
{
    const int from = std::max(first - begin, 0);
    const int to = std::min(last - begin, 63);
    return from > to ? 0 : ~std::uint64_t{0} << from & ~std::uint64_t{0} >> (63 - to);
}

// The first bit from `at` on that has this value, or `end` or more if there is none before that.
template <std::size_t kWords>
int nextBit(const std::array<std::uint64_t, kWords>& row, bool value, int at, int end)
{
    std::uint64_t skipped = ~std::uint64_t{0} << (at & 63);
    for (int begin = at & ~63; begin < end; begin += 64) {
        const std::uint64_t word = row[static_cast<std::size_t>(begin / 64)];
        if (const std::uint64_t found = (value ? word : ~word) & skipped)
            return begin + std::countr_zero(found);
        skipped = ~std::uint64_t{0};
    }
    return end;
}

// Rows become columns: the bits of ever smaller blocks beside the diagonal change places, after Henry S. Warren,
// "Hacker's Delight" (2nd ed. 2012), 7-3. Whole words do so first.
template <int kWords>
void transpose(Window<kWords>& window, int side)
{
    for (int down = 1; down < kWords; ++down)
        for (int across = 0; across < down; ++across)
            for (int i = 0; i < 64; ++i)
                std::swap(window[64 * down + i][static_cast<std::size_t>(across)],
                          window[64 * across + i][static_cast<std::size_t>(down)]);
    const int half = std::min(side, 64) / 2;
    std::uint64_t low = ~std::uint64_t{0} / ((std::uint64_t{1} << half) + 1); // the lower half of every block
    for (int size = half; size > 0; size /= 2, low ^= low << size)
        for (int first = 0; first < side; first += 2 * size)
            for (int i = first; i < first + size; ++i)
                for (int word = 0; word < kWords; ++word) {
                    std::uint64_t& above = window[i][static_cast<std::size_t>(word)];
                    std::uint64_t& below = window[i + size][static_cast<std::size_t>(word)];
                    const std::uint64_t differing = ((above >> size) ^ below) & low;
                    below ^= differing;
                    above ^= differing << size;
                }
}

// The bits of a row of a map, and the other way round, from column `begin` on, which may be negative.
std::uint64_t wordAt(const BitGrid& grid, std::span<const std::uint64_t> row, int begin)
{
    const auto at = [&](int i) { // beyond the edges all is opaque
        if (i < 0 || i >= std::ssize(row))
            return ~std::uint64_t{0};
        const bool isLast = i + 1 == std::ssize(row);
        return row[static_cast<std::size_t>(i)] | (isLast ? ~grid.lastWordMask() : 0);
    };
    const int shift = begin & 63;
    return shift == 0 ? at(begin >> 6) : at(begin >> 6) >> shift | at((begin >> 6) + 1) << (64 - shift);
}

void mark(const BitGrid& grid, std::span<std::uint64_t> row, int begin, std::uint64_t bits)
{
    const auto add = [&](int i, std::uint64_t word) {
        if (i >= 0 && i < std::ssize(row))
            row[static_cast<std::size_t>(i)] |= i + 1 == std::ssize(row) ? word & grid.lastWordMask() : word;
    };
    const int shift = begin & 63;
    add(begin >> 6, bits << shift);
    if (shift != 0)
        add((begin >> 6) + 1, bits >> (64 - shift));
}

// Where a line through the eye crosses the middle of a row, in columns from the eye: column + part / whole. Walked from
// row to row as a digital line is drawn, without dividing.
class Edge {
public:
    // In row 1, along a diagonal.
    static Edge diagonal(int side) { return {side, 0, 1, side, 0}; }
    // The line that passes on the left of this column's cell in this row, there in the row behind it.
    static Edge leftOf(int column, int row)
    {
        const int slope = 2 * column - 1; // in halves of a column per `row` rows
        Edge edge{column - 1, row, 2 * row, slope < 0 ? -1 : 0, slope < 0 ? slope + 2 * row : slope};
        edge.advance();
        return edge;
    }

    void advance()
    {
        m_column += m_step;
        m_part += m_stepPart;
        if (m_part >= m_whole) {
            m_part -= m_whole;
            ++m_column;
        }
    }

    // The cells that it touches: two where it runs between them.
    int firstTouched() const { return m_column + (2 * m_part > m_whole ? 1 : 0); }
    int lastTouched() const { return m_column + (2 * m_part >= m_whole ? 1 : 0); }
    // The first and last cell whose centre is not on its left, not on its right.
    int firstCentre() const { return m_column + (m_part > 0 ? 1 : 0); }
    int lastCentre() const { return m_column; }

private:
    Edge(int column, int part, int whole, int step, int stepPart)
        : m_column(column), m_part(part), m_whole(whole), m_step(step), m_stepPart(stepPart)
    {
    }

    int m_column;
    int m_part; // of `m_whole`, from 0
    int m_whole;
    int m_step; // per row: whole columns, and parts
    int m_stepPart;
};

// The quadrants of a window that see along its rows' numbers, upwards and downwards from its middle row.
template <int kWords>
class Caster {
public:
    Caster(const Window<kWords>& opaque, int radius, Window<kWords>& seen)
        : m_opaque(opaque), m_radius(radius), m_seen(seen)
    {
    }

    void cast()
    {
        for (m_direction = -1; m_direction <= 1; m_direction += 2)
            cast(1, Edge::diagonal(-1), Edge::diagonal(1));
    }

private:
    // All lines between two edges, both included, that are free up to (not including) this row: reveals what they touch
    // in each row and follows what passes between opaque cells.
    void cast(int row, Edge from, Edge to)
    {
        for (; row <= m_radius; ++row) {
            const auto& opaque = m_opaque[m_radius + m_direction * row];
            const int first = m_radius + from.firstTouched();
            const int last = m_radius + to.lastTouched();
            reveal(row, opaque, {first, last}, {m_radius + from.firstCentre(), m_radius + to.lastCentre()});
            int gap = nextBit(opaque, false, first, last + 1);
            if (gap > last)
                return;
            from.advance();
            if (gap != first)
                from = Edge::leftOf(gap - m_radius, row);
            for (;;) { // all gaps but the last one go their own way
                const int end = nextBit(opaque, true, gap, last + 1);
                if (end > last) {
                    to.advance();
                    break;
                }
                const Edge left = Edge::leftOf(end - m_radius, row);
                gap = nextBit(opaque, false, end, last + 1);
                if (gap > last) {
                    to = left;
                    break;
                }
                cast(row + 1, from, left);
                from = Edge::leftOf(gap - m_radius, row);
            }
        }
    }

    struct Span {
        int first = 0;
        int last = 0;
    };

    // Opaque cells that are touched, and clear ones with their centres in the beam.
    void reveal(int row, const typename Window<kWords>::Row& opaque, Span touched, Span centres)
    {
        auto& seen = m_seen[m_radius + m_direction * row];
        for (int begin = touched.first & ~63; begin <= touched.last; begin += 64) {
            const auto word = static_cast<std::size_t>(begin / 64);
            seen[word] |= bitsWithin(touched.first, touched.last, begin) &
                          (opaque[word] | bitsWithin(centres.first, centres.last, begin));
        }
    }

    const Window<kWords>& m_opaque;
    int m_radius;
    Window<kWords>& m_seen;
    int m_direction = 0;
};

template <int kWords>
void look(const BitGrid& opaque, int x, int y, int radius, BitGrid& seen)
{
    const int side = sideOf(radius);
    Window<kWords> around;
    for (int row = 0; row <= 2 * radius; ++row) {
        const bool isInside = opaque.contains(x, y - radius + row);
        for (int word = 0; word < kWords; ++word)
            around[row][static_cast<std::size_t>(word)] =
                isInside ? wordAt(opaque, opaque.row(y - radius + row), x - radius + 64 * word) : ~std::uint64_t{0};
    }
    Window<kWords> found;
    Caster(around, radius, found).cast();
    transpose(around, side);
    Window<kWords> foundAcross;
    Caster(around, radius, foundAcross).cast();
    transpose(foundAcross, side);

    int reach = 0; // columns of the disc in a row, to each side
    for (int row = 0; row <= 2 * radius; ++row) {
        const int away = row - radius;
        const auto isNear = [&](int columns) { return columns * columns + away * away <= radius * radius + radius; };
        while (isNear(reach + 1))
            ++reach;
        while (!isNear(reach))
            --reach;
        if (!seen.contains(x, y + away))
            continue;
        for (int word = 0; word < kWords; ++word) {
            const auto i = static_cast<std::size_t>(word);
            mark(seen, seen.row(y + away), x - radius + 64 * word,
                 (found[row][i] | foundAcross[row][i]) & bitsWithin(radius - reach, radius + reach, 64 * word));
        }
    }
}

// Whether a row between has a clear cell that the line from the eye to (row, column) = `to` touches.
bool passesRow(const BitGrid& opaque, int x, int y, Offset forward, Slope to, int row)
{
    for (int column = firstTouched(to, row); column <= lastTouched(to, row); ++column)
        if (!opaque.getOr(x + row * forward.dx + column * forward.dy, y + row * forward.dy + column * forward.dx, true))
            return true;
    return false;
}

} // namespace

bool isInView(const BitGrid& opaque, int x, int y, int radius, int toX, int toY)
{
    const int dx = toX - x;
    const int dy = toY - y;
    if (dx * dx + dy * dy > radius * radius + radius)
        return false;
    const bool isFlat = std::abs(dx) >= std::abs(dy);
    const Offset forward = isFlat ? Offset{dx < 0 ? -1 : 1, 0} : Offset{0, dy < 0 ? -1 : 1};
    const int rows = std::max(std::abs(dx), std::abs(dy));
    const int columns = isFlat ? dy * forward.dx : dx * forward.dy;
    for (int row = 1; row < rows; ++row)
        if (!passesRow(opaque, x, y, forward, {columns, rows}, row))
            return false;
    return true;
}

void fieldOfView(const BitGrid& opaque, int x, int y, int radius, BitGrid& seen)
{
    assert(radius <= kLargestRadius);
    seen.set(x, y);
    if (radius < 32)
        look<1>(opaque, x, y, radius, seen);
    else if (radius < 64)
        look<2>(opaque, x, y, radius, seen);
    else
        look<4>(opaque, x, y, radius, seen);
}

} // namespace cave
