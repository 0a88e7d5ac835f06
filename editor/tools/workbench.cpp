// SPDX-License-Identifier: MIT
#include "editor/tools/workbench.h"

#include "core/edit/content_edit.h"
#include "core/edit/things_at.h"

#include <algorithm>
#include <utility>

namespace cave {

Workbench::Workbench(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_events(new EventFocus(this)), m_heat(new HeatMap(this))
{
    connect(&document, &Document::replaced, this, &Workbench::reset);
    connect(&document, &Document::kindsChanged, this, &Workbench::takeKinds);
    connect(&document, &Document::levelsChanged, this, &Workbench::keepLevel);
    reset();
}

// Goes to the start of another dungeon, whose kinds may have other numbers.
void Workbench::reset()
{
    m_catalogue = dungeon().catalogue;
    m_describer = std::make_unique<Describer>(m_catalogue);
    const std::optional<Start>& start = dungeon().start;
    const auto z = start ? dungeon().levelIndex(start->at.level) : std::nullopt;
    m_z = z.value_or(0);
    m_shown = level().uid;
    m_cursor = z ? CellAt{start->at.x, start->at.y} : CellAt{dungeon().width / 2, dungeon().height / 2};
    m_kinds = firstChoice(catalogue(), dungeon().rules.hero);
    setSelection(BitGrid(dungeon().width, dungeon().height));
    m_stamp = {};
    m_tools.dropPiece();
    leavePicking();
    m_events->choose(std::nullopt);
    emit levelChanged();
    emit cursorChanged();
    emit choiceChanged();
}

void Workbench::takeKinds()
{
    const std::shared_ptr<const Catalogue> before = std::exchange(m_catalogue, dungeon().catalogue);
    m_describer = std::make_unique<Describer>(m_catalogue);
    m_kinds = sameChoice(m_kinds, *before, *m_catalogue);
    emit kindsChanged();
    emit choiceChanged();
}

// A level that is gone gives way to the one in its place.
void Workbench::keepLevel()
{
    m_z = dungeon().levelIndex(m_shown).value_or(std::min(m_z, dungeon().depth() - 1));
    m_shown = level().uid;
    m_cursor = {std::min(m_cursor.x, dungeon().width - 1), std::min(m_cursor.y, dungeon().height - 1)};
    if (m_selection.cells().box() != bounds())
        setSelection(BitGrid(dungeon().width, dungeon().height));
    emit levelChanged();
    emit cursorChanged();
}

void Workbench::tryTheme(std::optional<std::string> theme)
{
    if (theme == m_tried)
        return;
    m_tried = std::move(theme);
    emit themeTried();
}

QString Workbench::creatureName(CreatureKindId kind) const
{
    return m_describer->name(KindTable::Creature, catalogue().creature(kind).id);
}

QString Workbench::itemName(ItemKindId kind) const
{
    return m_describer->name(KindTable::Item, catalogue().item(kind).id);
}

QString Workbench::kindName(const std::string& id) const
{
    for (const KindTable table : {KindTable::Creature, KindTable::Item, KindTable::Tile, KindTable::Gas})
        if (hasKind(catalogue(), table, id))
            return m_describer->name(table, id);
    return QString::fromStdString(id);
}

std::optional<CreatureKindId> Workbench::creatureAt(CellAt cell) const
{
    for (const Placement& thing : thingsAt(level(), cell.x, cell.y)) {
        if (thing.table == KindTable::Creature)
            return thing.kind;
    }
    return std::nullopt;
}

void Workbench::setZ(int z)
{
    z = std::clamp(z, 0, dungeon().depth() - 1);
    if (z == m_z)
        return;
    leavePicking(); // cells of this level were wanted
    m_z = z;
    m_shown = level().uid;
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
    m_kinds.tile = tile;
    m_tools.takePainter();
    emit choiceChanged();
}

void Workbench::setCreature(CreatureKindId kind)
{
    m_kinds.creature = kind;
    m_kinds.table = KindTable::Creature;
    m_tools.take(ToolId::Thing);
    emit choiceChanged();
}

void Workbench::setItem(ItemKindId kind)
{
    m_kinds.item = kind;
    m_kinds.table = KindTable::Item;
    m_tools.take(ToolId::Thing);
    emit choiceChanged();
}

void Workbench::setBrushSize(int size)
{
    m_brushSize = std::clamp(size, 1, 9);
    emit choiceChanged();
}

void Workbench::setShape(ToolId tool, Shape shape)
{
    m_tools.setShape(tool, shape);
    emit choiceChanged();
}

void Workbench::setSymmetry(bool leftRight, bool upDown)
{
    m_mirrorsLeftRight = leftRight;
    m_mirrorsUpDown = upDown;
    emit choiceChanged();
}

void Workbench::select(std::span<const CellAt> cells, Combine how)
{
    setSelection(combined(m_selection.cells(), cells, how));
}

void Workbench::setSelection(BitGrid cells)
{
    if (m_selection.set(std::move(cells)))
        emit selectionChanged();
}

void Workbench::takeStamp(Clip clip, const QString& name)
{
    m_stamp = std::move(clip);
    m_stampName = name;
    setTool(ToolId::Piece);
}

void Workbench::turnStamp(ClipTransform transform)
{
    m_stamp = transformed(m_stamp, transform);
    emit choiceChanged();
}

bool Workbench::leaveStamp()
{
    const bool wasOn = m_tools.leavePiece();
    if (wasOn)
        emit choiceChanged();
    return wasOn;
}

void Workbench::pickCells(std::vector<Box> cells, EventFocus::Take take)
{
    leavePicking();
    m_tools.takeHelper(ToolId::Wire);
    m_events->startPicking(std::move(cells), std::move(take));
    emit choiceChanged();
    emit cellsWanted();
}

bool Workbench::leavePicking()
{
    if (!m_events->isPicking())
        return false;
    m_events->stopPicking();
    m_tools.leaveHelper();
    emit choiceChanged();
    emit cellsPicked();
    return true;
}

void Workbench::setTool(ToolId tool)
{
    if (tool != ToolId::Wire)
        m_events->stopPicking(); // whoever takes another tool has done with it
    m_tools.take(tool);
    emit choiceChanged();
}

void Workbench::pick(CellAt cell)
{
    const auto things = thingsAt(level(), cell.x, cell.y);
    if (const auto creature = creatureAt(cell))
        setCreature(*creature);
    else if (!things.empty())
        setItem(things.back().kind);
    else
        setTile(tileAt(cell));
}

void Workbench::writeBoard(CellAt cell) { emit boardOpened(cell); }

void Workbench::refuse(const EditRefusal& refusal, const std::function<void()>& carve) { emit refused(refusal, carve); }

} // namespace cave
