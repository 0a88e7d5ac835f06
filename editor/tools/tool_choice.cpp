// SPDX-License-Identifier: MIT
#include "editor/tools/tool_choice.h"

namespace cave {

ToolChoice::ToolChoice()
{
    for (const ToolRow& row : toolTable())
        if (!row.shapes.empty())
            setShape(row.id, row.shapes.front().shape);
}

void ToolChoice::take(ToolId tool)
{
    if (tool == ToolId::Piece && m_tool != ToolId::Piece)
        m_beforePiece = m_tool;
    m_tool = tool;
    if (toolRow(tool).use == ToolUse::Tiles)
        m_lastPainter = tool;
}

void ToolChoice::takePainter()
{
    if (toolRow(m_tool).use != ToolUse::Tiles)
        m_tool = m_lastPainter;
}

bool ToolChoice::leavePiece()
{
    const bool isOn = m_tool == ToolId::Piece;
    if (isOn)
        take(m_beforePiece);
    return isOn;
}

void ToolChoice::takeHelper(ToolId tool)
{
    m_beforeHelper = m_tool;
    m_helper = tool;
    take(tool);
}

bool ToolChoice::leaveHelper()
{
    const bool isOn = m_tool == m_helper;
    if (isOn)
        take(m_beforeHelper);
    return isOn;
}

void ToolChoice::dropPiece()
{
    if (m_tool == ToolId::Piece)
        m_tool = ToolId::Brush;
}

} // namespace cave
