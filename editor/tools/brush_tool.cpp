// SPDX-License-Identifier: MIT
#include "editor/tools/brush_tool.h"

#include "core/edit/shapes.h"

namespace cave {

TileId BrushTool::tileFor(bool erases) const
{
    return erases || m_isEraser ? bench().catalogue().wall() : bench().tile();
}

void BrushTool::press(const ToolPress& press)
{
    m_stroke.begin(bench());
    m_tile = tileFor(press.erases);
    const bool isLine = press.extends && m_hasLast && bench().bounds().contains(m_last.x, m_last.y);
    paintLine(isLine ? m_last : press.cell, press.cell);
}

void BrushTool::drag(CellAt cell)
{
    if (m_stroke.isOn())
        paintLine(m_last, cell);
}

void BrushTool::paintLine(CellAt from, CellAt to)
{
    std::vector<CellAt> cells;
    for (const CellAt centre : lineCells(from, to)) {
        const std::vector<CellAt> dab = brushOf(bench(), centre);
        cells.insert(cells.end(), dab.begin(), dab.end());
    }
    m_stroke.paint(bench(), withoutDoubles(std::move(cells)), m_tile);
    m_last = to;
    m_hasLast = true;
}

Ghost BrushTool::ghost(CellAt cell) const
{
    const std::vector<CellAt> cells = brushOf(bench(), cell);
    Box frame;
    for (const CellAt part : cells)
        frame = frame.united({part.x, part.y, 1, 1});
    return {paintPreview(bench(), cells, tileFor(false)), frame, bench().brushSize() > 1 ? sizeText(frame) : QString()};
}

} // namespace cave
