// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool_table.h"

namespace cave {

/// The chosen tool, and those to go back to.
class ToolChoice {
public:
    ToolId tool() const { return m_tool; }
    void take(ToolId tool);
    /// A tool that paints tiles: the one used last, unless the chosen one does.
    void takePainter();
    /// From the tool for pieces back to the one before. False when another tool is chosen.
    bool leavePiece();
    void dropPiece(); ///< there is nothing to put down any more

private:
    ToolId m_tool = ToolId::Brush;
    ToolId m_beforePiece = ToolId::Brush;
    ToolId m_lastPainter = ToolId::Brush;
};

} // namespace cave
