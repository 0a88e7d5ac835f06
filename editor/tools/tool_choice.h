// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_count.h"
#include "editor/tools/tool_table.h"

#include <array>

namespace cave {

/// The chosen tool, and those to go back to.
class ToolChoice {
public:
    ToolChoice();

    ToolId tool() const { return m_tool; }
    void take(ToolId tool);
    /// A tool that paints tiles: the one used last, unless the chosen one does.
    void takePainter();
    /// From the tool for pieces back to the one before. False when another tool is chosen.
    bool leavePiece();
    /// A tool for a moment: leaveHelper() gives back the one before. False when another tool was chosen meanwhile.
    void takeHelper(ToolId tool);
    bool leaveHelper();
    void dropPiece(); ///< there is nothing to put down any more
    /// Which of its row's shapes the tool draws; means nothing where it has none. The eraser has that of the brush.
    Shape shape(ToolId tool) const { return m_shapes[placeOf(tool)]; }
    void setShape(ToolId tool, Shape shape) { m_shapes[placeOf(tool)] = shape; }

private:
    static std::size_t placeOf(ToolId tool)
    {
        return static_cast<std::size_t>(tool == ToolId::Eraser ? ToolId::Brush : tool);
    }

    ToolId m_tool = ToolId::Brush;
    ToolId m_beforePiece = ToolId::Brush;
    ToolId m_helper = ToolId::Wire;
    ToolId m_beforeHelper = ToolId::Brush;
    ToolId m_lastPainter = ToolId::Brush;
    std::array<Shape, enumCount<ToolId>()> m_shapes{};
};

} // namespace cave
