// SPDX-License-Identifier: MIT
#include "editor/tools/measure_tool.h"

#include "core/proof/analysis.h"

namespace cave {

Ghost MeasureTool::ghost(CellAt cell) const
{
    const CellAt from = m_from.value_or(cell);
    const Box box = boxAround(from, cell);
    Ghost ghost{{}, box, {}};
    if (!m_from)
        return ghost;
    const int straight = distance(bench().positionOf(from), bench().positionOf(cell));
    ghost.path = walkBetween(bench().level(), bench().catalogue(), from, cell);
    const QString size = tr("%1 x %2, straight %3").arg(box.width).arg(box.height).arg(straight);
    ghost.label = ghost.path.empty()
                      ? tr("%1, no way on foot").arg(size)
                      : tr("%1, %n step(s) on foot", nullptr, static_cast<int>(ghost.path.size()) - 1).arg(size);
    return ghost;
}

} // namespace cave
