// SPDX-License-Identifier: MIT
// The pixels of the cells painted last: scrolling, and what comes to light again, copies them.
#pragma once

#include "core/base/grid.h"

#include <QImage>
#include <QPoint>

#include <vector>

class QPainter;

namespace cave {

// A torus of cells: each has one place, by its coordinates modulo the size, so that scrolling moves nothing.
class PaintedCells {
public:
    static constexpr int kMostPixels = 1 << 24; // that it holds; twice those of a 4K window

    // Makes room for as many cells as `cells` has, of `tile` pixels each. Forgets all when it had less, or others.
    void makeRoom(const Box& cells, int tile);
    void forget(const Box& cells);
    void forgetAll() { m_owners.fill(kNobody); }

    // Cells that lie side by side in pixels(), and where the first of them begins there.
    struct Piece {
        Box cells;
        QPoint corner;
    };

    // What of `cells` is not held. There must be room for all of them. Who paints the pieces then calls hold().
    std::vector<Piece> missing(const Box& cells) const;
    QImage& pixels() { return m_pixels; }
    void hold(const Box& cells);
    // All cells must be held. `corner`: the device pixel of the first one; the painter is not scaled.
    void draw(QPainter& painter, QPoint corner, const Box& cells) const;

private:
    static constexpr QPoint kNobody{-1, -1};
    int columnOf(int x) const { return x % m_owners.width(); }
    int rowOf(int y) const { return y % m_owners.height(); }
    std::vector<Piece> piecesOf(const Box& cells) const;
    bool isHeld(int x, int y) const { return m_owners[columnOf(x), rowOf(y)] == QPoint(x, y); }

    int m_tile = 0;
    Grid<QPoint> m_owners; // the cell that is in this place
    QImage m_pixels;
};

} // namespace cave
