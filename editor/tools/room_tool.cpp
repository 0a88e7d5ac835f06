// SPDX-License-Identifier: MIT
#include "editor/tools/room_tool.h"

#include "core/edit/shapes.h"

#include <algorithm>

namespace cave {

namespace {

CellAt firstOf(const Box& box) { return {box.x, box.y}; }
CellAt lastOf(const Box& box) { return {box.right() - 1, box.bottom() - 1}; }

} // namespace

void RoomTool::release(CellAt cell)
{
    if (!m_from)
        return;
    const Box box = boxAround(*m_from, cell);
    m_from.reset();
    if (box.width >= 3 && box.height >= 3)
        makeRoom(box);
    else
        makeDoor(cell);
}

void RoomTool::makeRoom(const Box& box)
{
    const Box inside = box.grown(-1);
    Stroke stroke;
    stroke.begin(bench());
    const Catalogue& catalogue = bench().catalogue();
    stroke.push(bench(),
                cave::paint(bench().dungeon(), stroke.z(),
                            symmetric(bench(), boxOutline(firstOf(box), lastOf(box), bench().bounds())),
                            catalogue.wall(), stroke.group()),
                tr("Room of %1 x %2").arg(box.width).arg(box.height));
    stroke.push(bench(),
                cave::paint(bench().dungeon(), stroke.z(),
                            symmetric(bench(), boxCells(firstOf(inside), lastOf(inside), bench().bounds())),
                            catalogue.floor(), stroke.group()),
                tr("Room of %1 x %2").arg(box.width).arg(box.height));
}

void RoomTool::makeDoor(CellAt cell)
{
    const auto tile = door();
    if (!tile || bench().catalogue().tile(bench().tileAt(cell)).walkable || !isBesideFloor(cell)) {
        bench().refuse({{CAVE_TEXT("edits", "A room is at least 3 cells wide and high. A click makes a door where wall "
                                            "meets floor.")},
                        bench().positionOf(cell)},
                       nullptr);
        return;
    }
    bench().document().push(cave::paint(bench().dungeon(), bench().z(), std::span(&cell, 1), *tile,
                                        nextGroup(bench().dungeon(), bench().z())),
                            tr("Door at %1, %2").arg(cell.x).arg(cell.y));
}

bool RoomTool::isBesideFloor(CellAt cell) const
{
    constexpr std::array kSides{Direction::North, Direction::East, Direction::South, Direction::West};
    return std::ranges::any_of(kSides, [&](Direction side) {
        const Position at = moved(bench().positionOf(cell), side);
        return bench().bounds().contains(at.x, at.y) && bench().catalogue().tile(bench().tileAt({at.x, at.y})).walkable;
    });
}

std::optional<TileId> RoomTool::door() const { return bench().catalogue().findTile("door"); }

Ghost RoomTool::ghost(CellAt cell) const
{
    const Box box = boxAround(m_from.value_or(cell), cell);
    if (box.width < 3 || box.height < 3)
        return {{}, box, {}};
    const Box inside = box.grown(-1);
    Ghost ghost{
        paintPreview(bench(), boxOutline(firstOf(box), lastOf(box), bench().bounds()), bench().catalogue().wall()), box,
        sizeText(box)};
    const DungeonEdit floor =
        paintPreview(bench(), boxCells(firstOf(inside), lastOf(inside), bench().bounds()), bench().catalogue().floor());
    ghost.edit.levels.insert(ghost.edit.levels.end(), floor.levels.begin(), floor.levels.end());
    return ghost;
}

} // namespace cave
