// SPDX-License-Identifier: MIT
#include "editor/tools/select_tool.h"

#include "core/edit/shapes.h"

namespace cave {

Combine combineOf(const ToolPress& press)
{
    if (press.erases)
        return Combine::Subtract;
    if (press.extends && press.subtracts)
        return Combine::Intersect;
    if (press.subtracts)
        return Combine::Subtract;
    return press.extends ? Combine::Add : Combine::Replace;
}

void SelectTool::press(const ToolPress& press)
{
    m_combine = combineOf(press);
    if (m_combine == Combine::Replace && bench().isSelected(press.cell))
        m_mover.begin(bench(), press.cell);
    m_way = {press.cell};
}

void SelectTool::drag(CellAt cell)
{
    if (!m_way.empty() && m_way.back() != cell)
        m_way.push_back(cell);
}

void SelectTool::release(CellAt cell)
{
    if (m_way.empty())
        return;
    drag(cell);
    const bool isClick = m_way.size() == 1;
    if (m_mover.isOn() && !isClick) {
        m_mover.finish(bench(), cell);
    } else if (isClick && m_combine == Combine::Replace && bench().hasSelection()) {
        bench().setSelection(BitGrid(bench().bounds().width, bench().bounds().height));
    } else {
        bench().select(cellsTo(cell), m_combine);
    }
    cancel();
}

void SelectTool::cancel()
{
    m_way.clear();
    m_mover.cancel();
}

Ghost SelectTool::ghost(CellAt cell) const
{
    if (m_mover.isOn())
        return m_mover.ghost(bench(), cell);
    if (m_way.empty())
        return {{}, {cell.x, cell.y, 1, 1}, {}};
    if (isLasso())
        return {.area = cellsTo(cell)};
    const Box frame = boxAround(m_way.front(), cell);
    return {{}, frame, sizeText(frame)};
}

bool SelectTool::isLasso() const { return bench().shape(ToolId::Select) == Shape::Lasso; }

std::vector<CellAt> SelectTool::cellsTo(CellAt cell) const
{
    if (!isLasso())
        return boxCells(m_way.front(), cell, bench().bounds());
    std::vector<CellAt> corners = m_way;
    corners.push_back(cell);
    return lassoCells(corners, bench().bounds());
}

} // namespace cave
