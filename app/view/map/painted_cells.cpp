// SPDX-License-Identifier: MIT
#include "app/view/map/painted_cells.h"

#include "app/view/base/pixel_copy.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace cave {

void PaintedCells::makeRoom(const Box& cells, int tile)
{
    if (tile == m_tile && cells.width <= m_owners.width() && cells.height <= m_owners.height())
        return;
    constexpr int kSpare = 1; // a window that has scrolled shows parts of one more
    const bool isLarger = tile == m_tile;
    const int width = std::max(cells.width + kSpare, isLarger ? m_owners.width() : 0);
    const int height = std::max(cells.height + kSpare, isLarger ? m_owners.height() : 0);
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

// Where the torus begins anew a piece ends.
std::vector<PaintedCells::Piece> PaintedCells::piecesOf(const Box& cells) const
{
    assert(cells.height <= m_owners.height() && cells.width <= m_owners.width());
    std::vector<Piece> pieces;
    for (int y = cells.y; y < cells.bottom();) {
        const int rows = std::min(cells.bottom() - y, m_owners.height() - rowOf(y));
        for (int x = cells.x; x < cells.right();) {
            const int columns = std::min(cells.right() - x, m_owners.width() - columnOf(x));
            pieces.push_back({{x, y, columns, rows}, QPoint(columnOf(x), rowOf(y)) * m_tile});
            x += columns;
        }
        y += rows;
    }
    return pieces;
}

std::vector<PaintedCells::Piece> PaintedCells::missing(const Box& cells) const
{
    std::vector<Box> boxes;
    const auto add = [&](const Box& run) {
        const auto above = std::ranges::find_if(
            boxes, [&](const Box& box) { return box.bottom() == run.y && box.x == run.x && box.width == run.width; });
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
    std::vector<Piece> all;
    for (const Box& box : boxes)
        std::ranges::copy(piecesOf(box), std::back_inserter(all));
    return all;
}

void PaintedCells::hold(const Box& cells)
{
    for (int y = cells.y; y < cells.bottom(); ++y)
        for (int x = cells.x; x < cells.right(); ++x)
            m_owners[columnOf(x), rowOf(y)] = {x, y};
}

void PaintedCells::draw(QPainter& painter, QPoint corner, const Box& cells) const
{
    for (const Piece& piece : piecesOf(cells)) {
        const QSize size = QSize(piece.cells.width, piece.cells.height) * m_tile;
        copyPixels(painter, corner + QPoint(piece.cells.x - cells.x, piece.cells.y - cells.y) * m_tile, m_pixels,
                   QRect(piece.corner, size));
    }
}

} // namespace cave
