// SPDX-License-Identifier: MIT
#include "app/view/painted_cells.h"

#include <QPainter>

#include <algorithm>
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
    constexpr int kMostAtOnce = 1 << 17; // pixels: what was painted is still near the processor when it is copied
    std::vector<Box> boxes;
    const auto add = [&](const Box& run) {
        const auto above = std::ranges::find_if(boxes, [&](const Box& box) {
            return box.bottom() == run.y && box.x == run.x && box.width == run.width &&
                   (box.height + 1) * box.width * m_tile * m_tile <= kMostAtOnce;
        });
        if (above == boxes.end())
            boxes.push_back(run);
        else
            ++above->height;
    };
    for (int y = cells.y; y < cells.bottom(); ++y)
        for (int x = cells.x; x < cells.right(); ++x) {
            const int first = x;
            while (x < cells.right() && !isHeld(x, y))
                ++x;
            if (x > first)
                add({first, y, x - first, 1});
        }
    return boxes;
}

void PaintedCells::put(const Box& cells, const QImage& pixels)
{
    assert(cells.height <= m_owners.height() && cells.width <= m_owners.width());
    for (int y = cells.y; y < cells.bottom(); ++y)
        for (int x = cells.x; x < cells.right();) {
            const int column = columnOf(x);
            const int count = std::min(cells.right() - x, m_owners.width() - column);
            for (int row = 0; row < m_tile; ++row)
                std::memcpy(m_pixels.scanLine(rowOf(y) * m_tile + row) + std::ptrdiff_t{4} * column * m_tile,
                            pixels.constScanLine((y - cells.y) * m_tile + row) +
                                std::ptrdiff_t{4} * (x - cells.x) * m_tile,
                            std::size_t{4} * static_cast<std::size_t>(count * m_tile));
            for (const int end = x + count; x < end; ++x)
                m_owners[columnOf(x), rowOf(y)] = {x, y};
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
