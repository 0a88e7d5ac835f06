// SPDX-License-Identifier: MIT
#include "editor/tools/stairs_tool.h"

namespace cave {

void StairsTool::press(const ToolPress& press)
{
    if (press.erases)
        remove(press.cell);
    else
        place(bench().positionOf(press.cell), false);
}

void StairsTool::place(Position at, bool carve)
{
    auto edit = placeStairs(bench().dungeon(), at, m_leads, carve, nextGroup(bench().dungeon(), at.z));
    if (edit) {
        const QString text = m_leads == Leads::Down ? tr("Stairs down at %1, %2") : tr("Stairs up at %1, %2");
        bench().document().push(std::move(*edit), text.arg(at.x).arg(at.y));
    } else if (edit.error().canCarve && !carve) {
        bench().refuse(edit.error(), [this, at] { place(at, true); });
    } else {
        bench().refuse(edit.error(), nullptr);
    }
}

// Painting over one end also takes the other away.
void StairsTool::remove(CellAt cell)
{
    const Catalogue& catalogue = bench().catalogue();
    if (catalogue.tile(bench().tileAt(cell)).leads == Leads::Nowhere)
        return;
    bench().document().push(cave::paint(bench().dungeon(), bench().z(), std::span(&cell, 1), catalogue.floor(),
                                        nextGroup(bench().dungeon(), bench().z())),
                            tr("Remove stairs at %1, %2").arg(cell.x).arg(cell.y));
}

// What cannot be placed says why, before anything is pressed.
Ghost StairsTool::ghost(CellAt cell) const
{
    const Box frame{cell.x, cell.y, 1, 1};
    auto edit = placeStairs(bench().dungeon(), bench().positionOf(cell), m_leads, false, 0);
    if (!edit)
        return {{}, frame, bench().describe(edit.error().why)};
    const int target = bench().z() + (m_leads == Leads::Down ? 1 : -1);
    return {std::move(*edit), frame, tr("to level %1").arg(target + 1)};
}

} // namespace cave
