// SPDX-License-Identifier: MIT
#include "core/edit/selection.h"

namespace cave {

namespace {

BitGrid bitsOf(std::span<const CellAt> cells, const BitGrid& like)
{
    BitGrid bits(like.width(), like.height());
    for (const CellAt cell : cells)
        if (bits.contains(cell.x, cell.y))
            bits.set(cell.x, cell.y);
    return bits;
}

} // namespace

BitGrid combined(BitGrid selected, std::span<const CellAt> cells, Combine how)
{
    BitGrid other = bitsOf(cells, selected);
    switch (how) {
    case Combine::Replace: return other;
    case Combine::Add: return selected |= other;
    case Combine::Subtract: return selected -= other;
    case Combine::Intersect: return selected &= other;
    }
    return other;
}

BitGrid inverted(BitGrid cells)
{
    for (int y = 0; y < cells.height(); ++y)
        for (std::uint64_t& word : cells.row(y))
            word = ~word;
    cells.clearPadding();
    return cells;
}

std::vector<CellAt> cellsOf(const BitGrid& cells)
{
    std::vector<CellAt> list;
    cells.forEach([&](int x, int y) { list.push_back({x, y}); });
    return list;
}

std::vector<Box> runsOf(const BitGrid& cells)
{
    std::vector<Box> runs;
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.row(y)[static_cast<std::size_t>(x >> 6)] == 0) {
                x |= 63; // the rest of an empty word
                continue;
            }
            if (!cells.get(x, y))
                continue;
            if (!runs.empty() && runs.back().y == y && runs.back().right() == x)
                ++runs.back().width;
            else
                runs.push_back({x, y, 1, 1});
        }
    return runs;
}

Box boxOf(const BitGrid& cells)
{
    Box box;
    for (const Box& run : runsOf(cells))
        box = box.united(run);
    return box;
}

std::vector<Box> boxesOf(const BitGrid& cells)
{
    const Box around = boxOf(cells);
    return around.width * around.height == cells.count() ? std::vector{around} : runsOf(cells);
}

BitGrid cellsWithin(std::span<const Box> boxes, int width, int height)
{
    BitGrid cells(width, height);
    for (const Box& box : boxes)
        cells.set(box.intersected(cells.box()));
    return cells;
}

} // namespace cave
