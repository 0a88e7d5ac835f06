// SPDX-License-Identifier: MIT
#include "editor/tools/creature_tool.h"

namespace cave {

void CreatureTool::press(const ToolPress& press)
{
    m_stroke.begin(bench());
    m_erases = press.erases;
    if (m_erases) {
        remove(press.cell);
        return;
    }
    const Position at = bench().positionOf(press.cell);
    if (!bench().catalogue().tile(bench().tileAt(press.cell)).walkable) {
        bench().refuse(
            {{CAVE_TEXT("edits", "Nothing can stand there. Creatures need ground that can be walked on.")}, at},
            nullptr);
        return;
    }
    m_stroke.push(bench(), placeCreature(bench().dungeon(), at, bench().creature(), m_stroke.group()),
                  tr("Place %1").arg(bench().creatureName(bench().creature())));
}

void CreatureTool::drag(CellAt cell)
{
    if (m_erases && m_stroke.isOn() && bench().bounds().contains(cell.x, cell.y))
        remove(cell);
}

void CreatureTool::remove(CellAt cell)
{
    m_stroke.push(bench(), removeThings(bench().dungeon(), m_stroke.z(), std::span(&cell, 1), m_stroke.group()),
                  tr("Remove what stands there"));
}

Ghost CreatureTool::ghost(CellAt cell) const
{
    const Box frame{cell.x, cell.y, 1, 1};
    if (!bench().catalogue().tile(bench().tileAt(cell)).walkable)
        return {{}, frame, {}};
    return {placeCreature(bench().dungeon(), bench().positionOf(cell), bench().creature(), 0), frame, {}};
}

} // namespace cave
