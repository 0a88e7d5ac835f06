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

QString ShapeTool::takeNextVariant()
{
    switch (m_shape) {
    case Shape::Line: return {};
    case Shape::Box: m_shape = Shape::Outline; return tr("Rectangle: outline.");
    case Shape::Outline: m_shape = Shape::Ellipse; return tr("Ellipse: filled.");
    case Shape::Ellipse: m_shape = Shape::EllipseOutline; return tr("Ellipse: outline.");
    case Shape::EllipseOutline: m_shape = Shape::Box; return tr("Rectangle: filled.");
    }
    return {};
}

std::vector<CellAt> ShapeTool::cellsTo(CellAt cell) const
{
    const CellAt from = m_from.value_or(cell);
    switch (m_shape) {
    case Shape::Line: return lineCells(from, cell);
    case Shape::Box: return boxCells(from, cell, bench().bounds());
    case Shape::Outline: return boxOutline(from, cell, bench().bounds());
    case Shape::Ellipse: return ellipseCells(from, cell, bench().bounds());
    case Shape::EllipseOutline: return ellipseOutline(from, cell, bench().bounds());
    }
    return {};
}

} // namespace cave
