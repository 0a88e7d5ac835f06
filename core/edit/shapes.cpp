// SPDX-License-Identifier: MIT
#include "core/edit/shapes.h"

#include "core/base/bit_grid.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <tuple>

namespace cave {

namespace {

Box spanned(CellAt a, CellAt b)
{
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.x, b.x) - x + 1, std::max(a.y, b.y) - y + 1};
}

std::vector<CellAt> cellsOf(const Box& box)
{
    std::vector<CellAt> cells;
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            cells.push_back({x, y});
    return cells;
}

} // namespace

std::vector<CellAt> lineCells(CellAt from, CellAt to)
{
    // Drawn from the lesser end, so that a line is the same from both.
    const bool isSwapped = std::tie(to.y, to.x) < std::tie(from.y, from.x);
    if (isSwapped)
        std::swap(from, to);
    const int width = std::abs(to.x - from.x);
    const int height = to.y - from.y;
    const int stepX = from.x < to.x ? 1 : -1;
    std::vector<CellAt> cells{from};
    int error = width - height;
    while (cells.back() != to) {
        CellAt next = cells.back();
        const int twice = 2 * error;
        if (twice > -height) {
            error -= height;
            next.x += stepX;
        }
        if (twice < width) {
            error += width;
            ++next.y;
        }
        cells.push_back(next);
    }
    if (isSwapped)
        std::ranges::reverse(cells);
    return cells;
}

std::vector<CellAt> brushCells(CellAt centre, int size, const Box& bounds)
{
    assert(size >= 1);
    const int before = (size - 1) / 2;
    return cellsOf(Box{centre.x - before, centre.y - before, size, size}.intersected(bounds));
}

std::vector<CellAt> boxCells(CellAt corner, CellAt opposite, const Box& bounds)
{
    return cellsOf(spanned(corner, opposite).intersected(bounds));
}

std::vector<CellAt> boxOutline(CellAt corner, CellAt opposite, const Box& bounds)
{
    const Box box = spanned(corner, opposite);
    std::vector<CellAt> cells;
    const auto add = [&](const Box& side) {
        std::ranges::copy(cellsOf(side.intersected(bounds)), std::back_inserter(cells));
    };
    add({box.x, box.y, box.width, 1});
    add({box.x, box.y + 1, 1, box.height - 1});
    if (box.width > 1)
        add({box.right() - 1, box.y + 1, 1, box.height - 1});
    if (box.height > 1)
        add({box.x + 1, box.bottom() - 1, box.width - 2, 1});
    return cells;
}

std::vector<CellAt> floodCells(const Grid<TileId>& tiles, CellAt from)
{
    std::vector<CellAt> cells; // found so far; those from `next` on have not been looked around
    if (!tiles.contains(from.x, from.y))
        return cells;
    const TileId tile = tiles[from.x, from.y];
    BitGrid found(tiles.width(), tiles.height());
    const auto find = [&](int x, int y) {
        if (!tiles.contains(x, y) || tiles[x, y] != tile || found.get(x, y))
            return;
        found.set(x, y);
        cells.push_back({x, y});
    };
    find(from.x, from.y);
    for (std::size_t next = 0; next < cells.size(); ++next) {
        const CellAt here = cells[next];
        find(here.x, here.y - 1);
        find(here.x + 1, here.y);
        find(here.x, here.y + 1);
        find(here.x - 1, here.y);
    }
    return cells;
}

} // namespace cave
