// SPDX-License-Identifier: MIT
#include "editor/tools/thing_tool.h"

namespace cave {

DungeonEdit ThingTool::placed(CellAt cell, int group) const
{
    const Position at = bench().positionOf(cell);
    if (bench().thingTable() == KindTable::Item)
        return placeItem(bench().dungeon(), at, bench().item(), group);
    return placeCreature(bench().dungeon(), at, bench().creature(), group);
}

bool ThingTool::canHold(CellAt cell) const
{
    const TileKind& tile = bench().catalogue().tile(bench().tileAt(cell));
    return bench().thingTable() == KindTable::Item ? tile.walkable
                                                   : holds(tile, bench().catalogue().creature(bench().creature()));
}

void ThingTool::press(const ToolPress& press)
{
    m_stroke.begin(bench());
    m_erases = press.erases;
    if (m_erases) {
        remove(press.cell);
        return;
    }
    if (!canHold(press.cell)) {
        const bool isItem = bench().thingTable() == KindTable::Item;
        const std::string& id =
            isItem ? bench().catalogue().item(bench().item()).id : bench().catalogue().creature(bench().creature()).id;
        bench().refuse({{CAVE_TEXT("edits", "The ground there does not hold %1."),
                         {KindName{bench().thingTable(), id, Role::TheObject}}},
                        bench().positionOf(press.cell)},
                       nullptr);
        return;
    }
    const QString name = bench().thingTable() == KindTable::Item ? bench().itemName(bench().item())
                                                                 : bench().creatureName(bench().creature());
    m_stroke.push(bench(), placed(press.cell, m_stroke.group()), tr("Place %1").arg(name));
}

void ThingTool::drag(CellAt cell)
{
    if (m_erases && m_stroke.isOn() && bench().bounds().contains(cell.x, cell.y))
        remove(cell);
}

void ThingTool::remove(CellAt cell)
{
    m_stroke.push(bench(), removeThings(bench().dungeon(), m_stroke.z(), std::span(&cell, 1), m_stroke.group()),
                  tr("Remove what stands there"));
}

Ghost ThingTool::ghost(CellAt cell) const
{
    return {canHold(cell) ? placed(cell, 0) : DungeonEdit{}, {cell.x, cell.y, 1, 1}, {}};
}

} // namespace cave
