// SPDX-License-Identifier: MIT
#include "app/view/tiles/outline.h"

#include "app/view/tiles/cell_look.h"

namespace cave {

namespace {

// Draws both paths at once; a step that is not free only moves the pen of the edges.
class OutlinePen {
public:
    void start(QPointF point) { m_outline.fill.moveTo(point); }
    void runOn(QPointF point)
    {
        m_outline.fill.lineTo(point);
        m_edgeIsOpen = false;
    }
    void line(QPointF point)
    {
        openEdge();
        m_outline.edges.lineTo(point);
        m_outline.fill.lineTo(point);
    }
    void curve(QPointF control, QPointF point)
    {
        openEdge();
        m_outline.edges.quadTo(control, point);
        m_outline.fill.quadTo(control, point);
    }
    QPointF position() const { return m_outline.fill.currentPosition(); }
    Outline finished()
    {
        m_outline.fill.closeSubpath();
        return m_outline;
    }

private:
    void openEdge()
    {
        if (!m_edgeIsOpen)
            m_outline.edges.moveTo(m_outline.fill.currentPosition());
        m_edgeIsOpen = true;
    }

    Outline m_outline;
    bool m_edgeIsOpen = false;
};

// One walk around the cell, clockwise from the upper left corner.
class OutlineWalk {
public:
    explicit OutlineWalk(const OutlineShape& shape)
        : m_shape(shape), m_north(isFree(kNorth)), m_east(isFree(kEast)), m_south(isFree(kSouth)),
          m_west(isFree(kWest)), m_left(m_west ? shape.inset : 0),
          m_right(m_east ? shape.tile - shape.inset : shape.tile), m_top(m_north ? shape.inset : 0),
          m_bottom(m_south ? shape.tile - shape.bottomInset : shape.tile),
          m_notchTop(shape.front > 0 ? shape.tile * (1 - shape.front) : shape.tile - shape.inset)
    {
    }

    Outline walked()
    {
        walkUpperLeft();
        walkUpperSide();
        walkRightSide();
        walkLowerSide();
        walkLeftSide();
        return m_pen.finished();
    }

private:
    bool isFree(int bit) const { return (m_shape.neighbours & bit) == 0; }
    // An inner corner: the solid runs on along both sides, but not across the corner.
    bool isNotch(bool freeA, bool freeB, int bit) const { return !freeA && !freeB && isFree(bit); }
    bool notchNorthWest() const { return isNotch(m_north, m_west, kNorthWest); }
    bool notchNorthEast() const { return isNotch(m_north, m_east, kNorthEast); }
    bool notchSouthEast() const { return isNotch(m_south, m_east, kSouthEast); }
    bool notchSouthWest() const { return isNotch(m_south, m_west, kSouthWest); }

    void walkUpperLeft()
    {
        const double inset = m_shape.inset;
        if (m_north && m_west) {
            m_pen.start({m_left, m_top + m_shape.upperRadius});
            m_pen.curve({m_left, m_top}, {m_left + m_shape.upperRadius, m_top});
        } else if (notchNorthWest()) {
            m_pen.start({0, inset});
            m_pen.curve({inset, inset}, {inset, 0});
        } else {
            m_pen.start({m_left, m_top});
        }
    }

    void walkUpperSide()
    {
        const double inset = m_shape.inset;
        double endX = m_right;
        if (m_north && m_east)
            endX = m_right - m_shape.upperRadius;
        else if (notchNorthEast())
            endX = m_shape.tile - inset;
        if (m_north)
            m_pen.curve({(m_pen.position().x() + endX) / 2, m_top + m_shape.bulge[0]}, {endX, m_top});
        else
            m_pen.runOn({endX, m_top});
        if (m_north && m_east)
            m_pen.curve({m_right, m_top}, {m_right, m_top + m_shape.upperRadius});
        else if (notchNorthEast())
            m_pen.curve({m_shape.tile - inset, inset}, {m_shape.tile, inset});
    }

    void walkRightSide()
    {
        double endY = m_bottom;
        if (m_south && m_east)
            endY = m_bottom - m_shape.lowerRadius;
        else if (notchSouthEast())
            endY = m_notchTop;
        if (m_east)
            m_pen.curve({m_right + m_shape.bulge[1], (m_pen.position().y() + endY) / 2}, {m_right, endY});
        else
            m_pen.runOn({m_right, endY});
        if (m_south && m_east)
            m_pen.curve({m_right, m_bottom}, {m_right - m_shape.lowerRadius, m_bottom});
        else if (notchSouthEast())
            walkNotchSouthEast();
    }

    void walkNotchSouthEast()
    {
        const double x = m_shape.tile - m_shape.inset;
        if (m_shape.front > 0) {
            m_pen.curve({x, m_notchTop}, {x, m_notchTop + m_shape.inset});
            m_pen.line({x, m_shape.tile});
        } else {
            m_pen.curve({x, x}, {x, m_shape.tile});
        }
    }

    void walkLowerSide()
    {
        double endX = m_left;
        if (m_south && m_west)
            endX = m_left + m_shape.lowerRadius;
        else if (notchSouthWest())
            endX = m_shape.inset;
        if (m_south)
            m_pen.curve({(m_pen.position().x() + endX) / 2, m_bottom + m_shape.bulge[2]}, {endX, m_bottom});
        else
            m_pen.runOn({endX, m_bottom});
        if (m_south && m_west)
            m_pen.curve({m_left, m_bottom}, {m_left, m_bottom - m_shape.lowerRadius});
        else if (notchSouthWest())
            walkNotchSouthWest();
    }

    void walkNotchSouthWest()
    {
        const double inset = m_shape.inset;
        if (m_shape.front > 0) {
            m_pen.line({inset, m_notchTop + inset});
            m_pen.curve({inset, m_notchTop}, {0, m_notchTop});
        } else {
            m_pen.curve({inset, m_shape.tile - inset}, {0, m_shape.tile - inset});
        }
    }

    void walkLeftSide()
    {
        double endY = m_top;
        if (m_north && m_west)
            endY = m_top + m_shape.upperRadius;
        else if (notchNorthWest())
            endY = m_shape.inset;
        if (m_west)
            m_pen.curve({m_left - m_shape.bulge[1], (m_pen.position().y() + endY) / 2}, {m_left, endY});
        else
            m_pen.runOn({0, endY});
    }

    OutlineShape m_shape;
    bool m_north;
    bool m_east;
    bool m_south;
    bool m_west;
    double m_left;
    double m_right;
    double m_top;
    double m_bottom;
    double m_notchTop;
    OutlinePen m_pen;
};

} // namespace

Outline outlineOf(const OutlineShape& shape) { return OutlineWalk(shape).walked(); }

} // namespace cave
