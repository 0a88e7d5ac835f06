// SPDX-License-Identifier: MIT
#include "editor/tools/shape_tool.h"

#include "core/edit/shapes.h"

namespace cave {

TileId ShapeTool::tile() const { return m_erases ? bench().catalogue().wall() : bench().tile(); }

void ShapeTool::press(const ToolPress& press)
{
    m_from = press.cell;
    m_erases = press.erases;
}

void ShapeTool::release(CellAt cell)
{
    if (!m_from)
        return;
    Stroke stroke;
    stroke.begin(bench());
    stroke.paint(bench(), cellsTo(cell), tile());
    m_from.reset();
    m_erases = false;
}

Ghost ShapeTool::ghost(CellAt cell) const
{
    const Box frame = boxAround(m_from.value_or(cell), cell);
    return {paintPreview(bench(), cellsTo(cell), tile()), frame, m_from ? sizeText(frame) : QString()};
}

Shape ShapeTool::shape() const { return m_isLine ? Shape::Line : bench().shape(ToolId::Rectangle); }

std::vector<CellAt> ShapeTool::cellsTo(CellAt cell) const
{
    const CellAt from = m_from.value_or(cell);
    switch (shape()) {
    case Shape::Box: return boxCells(from, cell, bench().bounds());
    case Shape::Outline: return boxOutline(from, cell, bench().bounds());
    case Shape::Ellipse: return ellipseCells(from, cell, bench().bounds());
    case Shape::EllipseOutline: return ellipseOutline(from, cell, bench().bounds());
    case Shape::Line:
    case Shape::Square: // the shapes of other tools
    case Shape::Round:
    case Shape::Area:
    case Shape::Lasso: break;
    }
    return lineCells(from, cell);
}

} // namespace cave
