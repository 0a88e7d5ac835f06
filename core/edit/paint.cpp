// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/edit/painter.h"
#include "core/edit/shapes.h"

#include <algorithm>

namespace cave {

namespace {

int nextGroup(std::span<const DungeonLevel> levels)
{
    int last = 0;
    for (const DungeonLevel& level : levels) {
        for (const auto& [cell, edit] : level.tileEdits)
            last = std::max(last, edit.group);
        for (const OutsideEdit& outside : level.outsideEdits)
            last = std::max(last, outside.edit.group);
        for (const ThingEdit& edit : level.thingEdits)
            last = std::max(last, edit.group);
        for (const EditGroup& group : level.editGroups)
            last = std::max(last, group.id);
    }
    return last + 1;
}

} // namespace

int nextGroup(const Dungeon& dungeon, int z)
{
    const auto first = static_cast<std::size_t>(std::max(0, z - 1));
    const auto last = static_cast<std::size_t>(std::min(dungeon.depth() - 1, z + 1));
    return nextGroup(std::span(dungeon.levels).subspan(first, last - first + 1));
}

int nextGroup(const Dungeon& dungeon) { return nextGroup(std::span(dungeon.levels)); }

DungeonEdit paint(const Dungeon& dungeon, int z, std::span<const CellAt> cells, TileId tile, int group)
{
    Painter painter(dungeon, group);
    for (const CellAt cell : cells)
        if (dungeon.level(z).tiles.contains(cell.x, cell.y))
            painter.paint({cell.x, cell.y, z}, tile);
    return painter.taken();
}

DungeonEdit paintEach(const Dungeon& dungeon, std::span<const Position> cells, TileId tile, int group)
{
    Painter painter(dungeon, group);
    for (const Position cell : cells)
        painter.paint(cell, tile);
    return painter.taken();
}

std::vector<Position> cellsHolding(const Dungeon& dungeon, TileId tile, std::optional<int> z, const BitGrid* among)
{
    std::vector<Position> cells;
    for (int i = z.value_or(0); i <= z.value_or(dungeon.depth() - 1); ++i)
        for (const CellAt cell : sameCells(dungeon.level(i).tiles, tile))
            if (!among || among->get(cell.x, cell.y))
                cells.push_back({cell.x, cell.y, i});
    return cells;
}

} // namespace cave
