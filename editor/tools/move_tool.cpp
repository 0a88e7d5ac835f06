// SPDX-License-Identifier: MIT
#include "editor/tools/move_tool.h"

namespace cave {

void MoveTool::press(const ToolPress& press)
{
    if (!press.erases && !m_mover.begin(bench(), press.cell))
        bench().refuse({{CAVE_TEXT("edits", "There is nothing to move. Select a part of the level first, or point at a "
                                            "creature or item.")},
                        bench().positionOf(press.cell)},
                       nullptr);
}

void MoveTool::release(CellAt cell)
{
    if (m_mover.isOn())
        m_mover.finish(bench(), cell);
}

Ghost MoveTool::ghost(CellAt cell) const
{
    return m_mover.isOn() ? m_mover.ghost(bench(), cell) : Ghost{{}, {cell.x, cell.y, 1, 1}, {}};
}

} // namespace cave
