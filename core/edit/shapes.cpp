// SPDX-License-Identifier: MIT
#include "core/edit/shapes.h"

#include "core/base/position.h"
#include "core/bits/bit_grid.h"

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

void sortByRows(std::vector<CellAt>& cells)
{
    std::ranges::sort(cells, {}, [](const CellAt& cell) { return std::tuple(cell.y, cell.x); });
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
}

// Whether the cell's centre lies in the largest ellipse of the box: counted in half cells from the middle.
bool isInEllipse(const Box& box, int x, int y)
{
    const std::int64_t width = box.width;
    const std::int64_t height = box.height;
    const std::int64_t dx = 2 * std::int64_t{x - box.x} - (width - 1);
    const std::int64_t dy = 2 * std::int64_t{y - box.y} - (height - 1);
    return box.contains(x, y) && dx * dx * height * height + dy * dy * width * width <= width * width * height * height;
}

template <typename Condition>
std::vector<CellAt> cellsWhere(const Box& box, Condition isWanted)
{
    std::vector<CellAt> cells;
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            if (isWanted(x, y))
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

std::vector<CellAt> discCells(CellAt centre, int size, const Box& bounds)
{
    assert(size >= 1);
    const int before = (size - 1) / 2;
    const Box square{centre.x - before, centre.y - before, size, size};
    return cellsWhere(square.intersected(bounds), [&](int x, int y) {
        const int dx = 2 * (x - square.x) - (size - 1);
        const int dy = 2 * (y - square.y) - (size - 1);
        return dx * dx + dy * dy <= size * (size - 1);
    });
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

std::vector<CellAt> ellipseCells(CellAt corner, CellAt opposite, const Box& bounds)
{
    const Box box = spanned(corner, opposite);
    return cellsWhere(box.intersected(bounds), [&](int x, int y) { return isInEllipse(box, x, y); });
}

std::vector<CellAt> ellipseOutline(CellAt corner, CellAt opposite, const Box& bounds)
{
    const Box box = spanned(corner, opposite);
    return cellsWhere(box.intersected(bounds), [&](int x, int y) {
        return isInEllipse(box, x, y) && !(isInEllipse(box, x - 1, y) && isInEllipse(box, x + 1, y) &&
                                           isInEllipse(box, x, y - 1) && isInEllipse(box, x, y + 1));
    });
}

// What cannot be reached from outside without crossing the line.
std::vector<CellAt> lassoCells(std::span<const CellAt> corners, const Box& bounds)
{
    if (corners.empty())
        return {};
    std::vector<CellAt> line;
    for (std::size_t i = 0; i < corners.size(); ++i)
        std::ranges::copy(lineCells(corners[i], corners[(i + 1) % corners.size()]), std::back_inserter(line));
    Box around;
    for (const CellAt cell : line)
        around = around.united({cell.x, cell.y, 1, 1});
    around = around.grown(1);
    Grid<TileId> ground(around.width, around.height, 0);
    for (const CellAt cell : line)
        ground[cell.x - around.x, cell.y - around.y] = 1;
    for (const CellAt outside : floodCells(ground, {0, 0}))
        ground[outside.x, outside.y] = 2;
    return cellsWhere(around.intersected(bounds),
                      [&](int x, int y) { return ground[x - around.x, y - around.y] != 2; });
}

std::vector<CellAt> mirroredCells(std::vector<CellAt> cells, const Box& bounds, bool leftRight, bool upDown)
{
    const auto add = [&](bool isWanted, auto image) {
        for (std::size_t i = 0, count = isWanted ? cells.size() : 0; i < count; ++i)
            cells.push_back(image(cells[i]));
    };
    add(leftRight, [&](CellAt cell) { return CellAt{bounds.x + bounds.right() - 1 - cell.x, cell.y}; });
    add(upDown, [&](CellAt cell) { return CellAt{cell.x, bounds.y + bounds.bottom() - 1 - cell.y}; });
    sortByRows(cells);
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

std::vector<CellAt> sameCells(const Grid<TileId>& tiles, TileId tile)
{
    return cellsWhere(tiles.box(), [&](int x, int y) { return tiles[x, y] == tile; });
}

} // namespace cave
