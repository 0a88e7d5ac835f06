// SPDX-License-Identifier: MIT
#include "app/view/painted_cells.h"

#include <QPainter>

#include <cassert>
#include <cstring>

namespace cave {

void PaintedCells::makeRoom(const Box& cells, int tile)
{
    if (tile == m_tile && cells.width <= m_owners.width() && cells.height <= m_owners.height())
        return;
    const bool isLarger = tile == m_tile;
    const int width = std::max(cells.width, isLarger ? m_owners.width() : 0);
    const int height = std::max(cells.height, isLarger ? m_owners.height() : 0);
    m_tile = tile;
    m_owners = Grid<QPoint>(width, height, kNobody);
    m_pixels = QImage(width * tile, height * tile, QImage::Format_RGB32);
}

void PaintedCells::forget(const Box& cells)
{
    for (QPoint& owner : m_owners.cells())
        if (cells.contains(owner.x(), owner.y()))
            owner = kNobody;
}

std::vector<Box> PaintedCells::missing(const Box& cells) const
{
    std::vector<Box> runs;
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            if (isHeld(x, y))
                continue;
            const bool goesOn = !runs.empty() && runs.back().y == y && runs.back().right() == x;
            if (goesOn)
                ++runs.back().width;
            else
                runs.push_back({x, y, 1, 1});
        }
    }
    return runs;
}

void PaintedCells::put(const Box& run, const QImage& pixels)
{
    assert(run.height == 1 && run.width <= m_owners.width());
    for (int x = run.x; x < run.right();) {
        const int column = columnOf(x);
        const int count = std::min(run.right() - x, m_owners.width() - column);
        for (int row = 0; row < m_tile; ++row)
            std::memcpy(m_pixels.scanLine(rowOf(run.y) * m_tile + row) + std::ptrdiff_t{4} * column * m_tile,
                        pixels.constScanLine(row) + std::ptrdiff_t{4} * (x - run.x) * m_tile,
                        std::size_t{4} * static_cast<std::size_t>(count * m_tile));
        for (const int end = x + count; x < end; ++x)
            m_owners[columnOf(x), rowOf(run.y)] = {x, run.y};
    }
}

void PaintedCells::draw(QPainter& painter, QPoint corner, const Box& cells) const
{
    for (int y = cells.y; y < cells.bottom();) {
        const int rows = std::min(cells.bottom() - y, m_owners.height() - rowOf(y));
        for (int x = cells.x; x < cells.right();) {
            const int columns = std::min(cells.right() - x, m_owners.width() - columnOf(x));
            painter.drawImage(corner + QPoint(x - cells.x, y - cells.y) * m_tile, m_pixels,
                              QRect(columnOf(x) * m_tile, rowOf(y) * m_tile, columns * m_tile, rows * m_tile));
            x += columns;
        }
        y += rows;
    }
}

} // namespace cave
