// SPDX-License-Identifier: MIT
#include "core/rules/facts/field_of_view.h"

#include "core/base/position.h"
#include "core/bits/bit_window.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstdlib>

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

// The side of the smallest window that holds a view of this radius: a power of 2.
int sideOf(int radius) { return static_cast<int>(std::bit_ceil(static_cast<unsigned>(2 * radius + 1))); }

// Where a line through the eye crosses the middle of a row, in columns from the eye: column + part / whole. Walked from
// row to row as a digital line is drawn, without dividing.
class Edge {
public:
    // Along a diagonal, in row 1.
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
    Caster(const BitWindow<kWords>& opaque, int radius, BitWindow<kWords>& seen)
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
    void reveal(int row, const typename BitWindow<kWords>::Row& opaque, Span touched, Span centres)
    {
        auto& seen = m_seen[m_radius + m_direction * row];
        for (int begin = touched.first & ~63; begin <= touched.last; begin += 64) {
            const auto word = static_cast<std::size_t>(begin / 64);
            seen[word] |= bitsWithin(touched.first, touched.last, begin) &
                          (opaque[word] | bitsWithin(centres.first, centres.last, begin));
        }
    }

    const BitWindow<kWords>& m_opaque;
    int m_radius;
    BitWindow<kWords>& m_seen;
    int m_direction = 0;
};

template <int kWords>
void look(const BitGrid& opaque, int x, int y, int radius, BitGrid& seen)
{
    const int side = sideOf(radius);
    BitWindow<kWords> around;
    around.cut(opaque, x - radius, y - radius, 2 * radius + 1);
    BitWindow<kWords> found;
    Caster(around, radius, found).cast();
    around.transpose(side);
    BitWindow<kWords> foundAcross;
    Caster(around, radius, foundAcross).cast();
    foundAcross.transpose(side);

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
            setBits(seen, y + away, x - radius + 64 * word,
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
