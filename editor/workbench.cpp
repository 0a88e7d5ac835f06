// SPDX-License-Identifier: MIT
#include "editor/workbench.h"

#include <algorithm>

namespace cave {

Workbench::Workbench(Document& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::replaced, this, &Workbench::reset);
    reset();
}

// To the start of another dungeon, whose kinds may have other numbers.
void Workbench::reset()
{
    m_describer = std::make_unique<Describer>(dungeon().catalogue);
    const std::optional<Start>& start = dungeon().start;
    const auto z = start ? dungeon().levelIndex(start->at.level) : std::nullopt;
    m_z = z.value_or(0);
    m_cursor = z ? CellAt{start->at.x, start->at.y} : CellAt{dungeon().width / 2, dungeon().height / 2};
    m_tile = catalogue().floor();
    m_creature = 0;
    const auto hero = catalogue().findCreature(dungeon().rules.hero);
    while (hero == m_creature && m_creature + 1u < catalogue().creatures().size())
        ++m_creature;
    emit levelChanged();
    emit cursorChanged();
    emit choiceChanged();
}

QString Workbench::creatureName(CreatureKindId kind) const
{
    return m_describer->name(KindTable::Creature, catalogue().creature(kind).id);
}

QString Workbench::itemName(ItemKindId kind) const
{
    return m_describer->name(KindTable::Item, catalogue().item(kind).id);
}

std::optional<CreatureKindId> Workbench::creatureAt(CellAt cell) const
{
    for (const Placement& thing : level().things) {
        if (thing.table == KindTable::Creature && thing.x == cell.x && thing.y == cell.y)
            return thing.kind;
    }
    return std::nullopt;
}

void Workbench::setZ(int z)
{
    z = std::clamp(z, 0, dungeon().depth() - 1);
    if (z == m_z)
        return;
    m_z = z;
    emit levelChanged();
    emit cursorChanged();
}

void Workbench::setCursor(CellAt cell)
{
    cell = {std::clamp(cell.x, 0, dungeon().width - 1), std::clamp(cell.y, 0, dungeon().height - 1)};
    if (cell == m_cursor)
        return;
    m_cursor = cell;
    emit cursorChanged();
}

void Workbench::goTo(Position at)
{
    setZ(at.z);
    setCursor({at.x, at.y});
    emit cellShown(m_cursor);
}

void Workbench::setTile(TileId tile)
{
    m_tile = tile;
    if (toolRow(m_tool).use != ToolUse::Tiles)
        m_tool = m_lastPaintTool;
    emit choiceChanged();
}

void Workbench::setCreature(CreatureKindId kind)
{
    m_creature = kind;
    m_tool = ToolId::Creature;
    emit choiceChanged();
}

void Workbench::setBrushSize(int size)
{
    m_brushSize = std::clamp(size, 1, 9);
    emit choiceChanged();
}

void Workbench::setTool(ToolId tool)
{
    m_tool = tool;
    if (toolRow(tool).use == ToolUse::Tiles)
        m_lastPaintTool = tool;
    emit choiceChanged();
}

void Workbench::pick(CellAt cell)
{
    if (const auto creature = creatureAt(cell))
        setCreature(*creature);
    else
        setTile(tileAt(cell));
}

void Workbench::refuse(const EditRefusal& refusal, const std::function<void()>& carve) { emit refused(refusal, carve); }

} // namespace cave
