// SPDX-License-Identifier: MIT
#include "editor/canvas/tool_stroke.h"

#include <algorithm>
#include <utility>

namespace cave {

void ToolStroke::begin(Tool& tool, By by)
{
    m_tool = &tool;
    m_by = by;
}

CellAt ToolStroke::reached(CellAt cell, const Box& all) const
{
    if (isAlong())
        return cell;
    return {std::clamp(cell.x, 0, all.width - 1), std::clamp(cell.y, 0, all.height - 1)};
}

void ToolStroke::drag(CellAt cell)
{
    if (m_tool)
        m_tool->drag(cell);
}

// Whatever the tool's edit brings about finds no stroke any more.
void ToolStroke::release(CellAt cell)
{
    if (Tool* tool = std::exchange(m_tool, nullptr))
        tool->release(cell);
}

bool ToolStroke::cancel()
{
    if (!m_tool)
        return false;
    m_tool->cancel();
    m_tool = nullptr;
    return true;
}

} // namespace cave
