// SPDX-License-Identifier: MIT
// Paints squares or discs of the chosen tile along the way of the pointer, or wall as an eraser.
#pragma once

#include "editor/tools/stroke.h"

namespace cave {

class BrushTool : public Tool {
public:
    BrushTool(Workbench& bench, bool isEraser) : Tool(bench), m_isEraser(isEraser) {}

    void press(const ToolPress& press) override;
    void drag(CellAt cell) override;
    void release(CellAt) override { m_stroke.end(); }
    void cancel() override { m_stroke.cancel(bench()); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Along; }

private:
    TileId tileFor(bool erases) const;
    void paintLine(CellAt from, CellAt to);

    bool m_isEraser;
    Stroke m_stroke;
    TileId m_tile = 0;
    CellAt m_last;          // where the last stroke was last
    bool m_hasLast = false; // there was one
};

} // namespace cave
