// SPDX-License-Identifier: MIT
// The state of the work on a document that canvas, tools and panels share: level, cursor, tool and what it paints with.
#pragma once

#include "app/view/describe.h"
#include "core/edit/edits.h"
#include "editor/document.h"
#include "editor/tools/tool_table.h"

#include <functional>
#include <memory>

namespace cave {

class Workbench : public QObject {
    Q_OBJECT

public:
    explicit Workbench(Document& document, QObject* parent = nullptr);

    Document& document() const { return m_document; }
    const Dungeon& dungeon() const { return m_document.dungeon(); }
    const Catalogue& catalogue() const { return *dungeon().catalogue; }

    // Names and sentences in the user's language.
    const Describer& describer() const { return *m_describer; }
    QString describe(const Text& text) const { return m_describer->describe(text); }
    QString tileName(TileId tile) const { return m_describer->name(KindTable::Tile, catalogue().tile(tile).id); }
    QString creatureName(CreatureKindId kind) const;
    QString itemName(ItemKindId kind) const;

    int z() const { return m_z; } // of the shown level, from 0
    const DungeonLevel& level() const { return dungeon().levels[static_cast<std::size_t>(m_z)]; }
    Box bounds() const { return {0, 0, dungeon().width, dungeon().height}; }
    TileId tileAt(CellAt cell) const { return level().tiles[cell.x, cell.y]; }
    std::optional<CreatureKindId> creatureAt(CellAt cell) const;
    Position positionOf(CellAt cell) const { return {cell.x, cell.y, m_z}; }

    CellAt cursor() const { return m_cursor; }
    TileId tile() const { return m_tile; }
    CreatureKindId creature() const { return m_creature; }
    int brushSize() const { return m_brushSize; } // 1 .. 9
    ToolId toolId() const { return m_tool; }

    // Out of range is clamped to the nearest: levels and cells come and go.
    void setZ(int z);
    void setCursor(CellAt cell);
    void goTo(Position at); // level and cursor, and brings the cell into view

    void setTile(TileId tile);
    void setCreature(CreatureKindId kind);
    void setBrushSize(int size);
    void setTool(ToolId tool);
    // Chooses what stands on the cell, and a tool that places such.
    void pick(CellAt cell);

    // Tells why an edit cannot be made. `carve` does it all the same, where that is possible.
    void refuse(const EditRefusal& refusal, const std::function<void()>& carve);

signals:
    void levelChanged();
    void cursorChanged();
    void cellShown(cave::CellAt cell); // to be scrolled into view
    void choiceChanged(); // tile, creature, brush size or tool
    void refused(const cave::EditRefusal& refusal, const std::function<void()>& carve);

private:
    void reset();

    Document& m_document;
    std::unique_ptr<Describer> m_describer; // of the dungeon's kinds
    int m_z = 0;
    CellAt m_cursor;
    TileId m_tile = 0;
    CreatureKindId m_creature = 0;
    int m_brushSize = 1;
    ToolId m_tool = ToolId::Brush;
    ToolId m_lastPaintTool = ToolId::Brush;
};

} // namespace cave
