// SPDX-License-Identifier: MIT
#include "core/edit/edits.h"
#include "core/edit/painter.h"

#include <algorithm>

namespace cave {

int nextGroup(const Dungeon& dungeon, int z)
{
    int last = 0;
    for (int i = std::max(0, z - 1); i <= std::min(dungeon.depth() - 1, z + 1); ++i) {
        const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(i)];
        for (const auto& [cell, edit] : level.tileEdits)
            last = std::max(last, edit.group);
        for (const ThingEdit& edit : level.thingEdits)
            last = std::max(last, edit.group);
    }
    return last + 1;
}

DungeonEdit paint(const Dungeon& dungeon, int z, std::span<const CellAt> cells, TileId tile, int group)
{
    Painter painter(dungeon, group);
    for (const CellAt cell : cells)
        if (dungeon.levels[static_cast<std::size_t>(z)].tiles.contains(cell.x, cell.y))
            painter.paint({cell.x, cell.y, z}, tile);
    return painter.taken();
}

} // namespace cave
