// SPDX-License-Identifier: MIT
#include "editor/tools/start_tool.h"

namespace cave {

void StartTool::press(const ToolPress& press)
{
    auto edit = placeStart(bench().dungeon(), bench().positionOf(press.cell));
    if (edit)
        bench().document().push(std::move(*edit), tr("Start at %1, %2").arg(press.cell.x).arg(press.cell.y));
    else
        bench().refuse(edit.error(), nullptr);
}

Ghost StartTool::ghost(CellAt cell) const
{
    auto edit = placeStart(bench().dungeon(), bench().positionOf(cell));
    return {edit ? std::move(*edit) : DungeonEdit{}, {cell.x, cell.y, 1, 1}, tr("start")};
}

} // namespace cave
