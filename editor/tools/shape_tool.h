// SPDX-License-Identifier: MIT
// Draws the chosen tile as a line, a rectangle or an ellipse between two cells.
#pragma once

#include "editor/tools/stroke.h"
#include "editor/tools/tool_table.h"

#include <optional>

namespace cave {

class ShapeTool : public Tool {
public:
    ShapeTool(Workbench& bench, bool isLine) : Tool(bench), m_isLine(isLine) {}

    void press(const ToolPress& press) override;
    void release(CellAt cell) override;
    void cancel() override { m_from.reset(); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }

private:
    Shape shape() const;
    std::vector<CellAt> cellsTo(CellAt cell) const;
    TileId tile() const;

    bool m_isLine;
    std::optional<CellAt> m_from;
    bool m_erases = false;
};

} // namespace cave
