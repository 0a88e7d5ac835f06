// SPDX-License-Identifier: MIT
#include "editor/tools/mover.h"

#include "core/edit/stamp.h"
#include "core/edit/things_at.h"

namespace cave {

namespace {

// The preview shows only the frame of larger parts, so that it follows the pointer.
constexpr std::size_t kMostMovedCells = 40'000;

} // namespace

bool Mover::begin(const Workbench& bench, CellAt from)
{
    m_cells = {};
    m_box = {from.x, from.y, 1, 1};
    if (bench.hasSelection()) {
        m_cells = bench.selection();
        m_clip = clipOf(bench.dungeon(), bench.z(), m_cells);
        m_box = boxOf(m_cells);
    } else if (thingsAt(bench.level(), from.x, from.y).empty()) {
        return false;
    }
    m_from = from;
    return true;
}

DungeonEdit Mover::edit(const Workbench& bench, CellAt to, int group) const
{
    const Offset by = offsetTo(to);
    if (by == Offset{})
        return {};
    if (m_cells.width() > 0)
        return moveCells(bench.dungeon(), bench.z(), m_cells, m_clip, {m_box.x + by.dx, m_box.y + by.dy}, group).edit;
    Dungeon tried = bench.dungeon(); // each is moved after the one before it
    DungeonEdit whole;
    const auto things = thingsAt(bench.level(), m_from->x, m_from->y);
    for (Placement thing : std::vector(things.begin(), things.end())) {
        const Placement old = thing;
        thing.x += by.dx;
        thing.y += by.dy;
        const DungeonEdit step = changeThing(tried, bench.z(), old, thing, group);
        apply(tried, step);
        whole = merged(std::move(whole), step);
    }
    return whole;
}

void Mover::finish(Workbench& bench, CellAt to)
{
    DungeonEdit moved = edit(bench, to, nextGroup(bench.dungeon(), bench.z()));
    const Offset by = offsetTo(to);
    m_from.reset();
    bench.document().push(std::move(moved), tr("Move by %1, %2").arg(by.dx).arg(by.dy));
    if (m_cells.width() > 0)
        bench.setSelection(movedCells(m_cells, by));
}

Ghost Mover::ghost(const Workbench& bench, CellAt to) const
{
    const Offset by = offsetTo(to);
    const Box frame{m_box.x + by.dx, m_box.y + by.dy, m_box.width, m_box.height};
    const bool isLarge = m_cells.width() > 0 && m_clip.tiles.size() > kMostMovedCells;
    return {isLarge ? DungeonEdit{} : edit(bench, to, 0), frame, tr("%1, %2").arg(by.dx).arg(by.dy)};
}

BitGrid movedCells(const BitGrid& cells, Offset by)
{
    std::vector<CellAt> moved = cellsOf(cells);
    for (CellAt& cell : moved)
        cell = {cell.x + by.dx, cell.y + by.dy};
    return combined(BitGrid(cells.width(), cells.height()), moved, Combine::Replace);
}

} // namespace cave
