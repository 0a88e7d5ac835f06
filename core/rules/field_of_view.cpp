// SPDX-License-Identifier: MIT
#include "core/rules/field_of_view.h"

#include "core/base/position.h"

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

// A slope is a column per row, as a fraction; the denominator is positive.
struct Slope {
    int columns = 0;
    int rows = 1;
};

bool isLess(Slope a, Slope b) { return a.columns * b.rows < b.columns * a.rows; }

int floorDivide(int dividend, int divisor)
{
    const int quotient = dividend / divisor;
    return dividend % divisor < 0 ? quotient - 1 : quotient;
}

// The first and last column of a row that a line of this slope touches; two where it runs between them.
int firstTouched(Slope slope, int row) { return floorDivide(2 * row * slope.columns + slope.rows - 1, 2 * slope.rows); }
int lastTouched(Slope slope, int row) { return floorDivide(2 * row * slope.columns + slope.rows, 2 * slope.rows); }

// All lines between two slopes, both included, that are free up to (not including) this row.
struct Beam {
    int row = 1;
    Slope from;
    Slope to;
};

// One of the four quadrants, seen as rows that run away from the eye: (row, column) is eye + row * forward + column *
// side.
class Quadrant {
public:
    Quadrant(const BitGrid& opaque, int x, int y, int radius, Offset forward, BitGrid& seen)
        : m_opaque(opaque), m_x(x), m_y(y), m_radius(radius), m_forward(forward), m_seen(seen)
    {
    }

    void cast() { cast({1, {-1, 1}, {1, 1}}); }

private:
    // Reveals what the beam touches in its row and sends what passes between opaque cells on to the next.
    void cast(const Beam& beam)
    {
        const int row = beam.row;
        if (row > m_radius)
            return;
        const int nearness = m_radius * m_radius + m_radius - row * row; // of the columns within the disc, squared
        const int last = lastTouched(beam.to, row);
        bool open = false;
        Slope from = beam.from;
        for (int column = firstTouched(beam.from, row); column <= last; ++column) {
            const int x = m_x + row * m_forward.dx + column * m_forward.dy;
            const int y = m_y + row * m_forward.dy + column * m_forward.dx;
            const bool isInside = m_opaque.contains(x, y);
            const bool isNear = isInside && column * column <= nearness;
            if (!isInside || m_opaque.get(x, y)) {
                if (isNear)
                    m_seen.set(x, y);
                if (open)
                    cast({row + 1, from, {2 * column - 1, 2 * row}});
                open = false;
                continue;
            }
            const Slope centre{column, row};
            if (isNear && !isLess(centre, beam.from) && !isLess(beam.to, centre))
                m_seen.set(x, y);
            if (!open)
                from = std::max(beam.from, Slope{2 * column - 1, 2 * row}, isLess);
            open = true;
        }
        if (open)
            cast({row + 1, from, beam.to});
    }

    const BitGrid& m_opaque;
    int m_x;
    int m_y;
    int m_radius;
    Offset m_forward;
    BitGrid& m_seen;
};

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
    seen.set(x, y);
    for (const Offset forward : {Offset{0, -1}, Offset{1, 0}, Offset{0, 1}, Offset{-1, 0}})
        Quadrant(opaque, x, y, radius, forward, seen).cast();
}

} // namespace cave
