// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/words/describe.h"
#include "core/edit/clip.h"
#include "core/edit/edits.h"
#include "editor/files/document.h"
#include "editor/tools/cell_selection.h"
#include "editor/tools/events/event_focus.h"
#include "editor/tools/heat_map.h"
#include "editor/tools/kind_choice.h"
#include "editor/tools/sound_player.h"
#include "editor/tools/tool_choice.h"

#include <functional>
#include <memory>

namespace cave {

/// The state of the work on a document that canvas, tools and panels share: level, cursor, tool and what it paints
/// with.
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
    QString kindName(const std::string& id) const; // of any table; the id where there is none

    int z() const { return m_z; } // of the shown level, from 0
    const DungeonLevel& level() const { return dungeon().levels[static_cast<std::size_t>(m_z)]; }
    Box bounds() const { return {0, 0, dungeon().width, dungeon().height}; }
    TileId tileAt(CellAt cell) const { return level().tiles[cell.x, cell.y]; }
    std::optional<CreatureKindId> creatureAt(CellAt cell) const;
    Position positionOf(CellAt cell) const { return {cell.x, cell.y, m_z}; }

    // What the shown level wears, or what would be chosen for it: an id, "": nothing.
    const std::string& shownTheme() const { return m_tried ? *m_tried : level().theme; }

    CellAt cursor() const { return m_cursor; }
    TileId tile() const { return m_kinds.tile; }
    // What the tool for things places: a creature or an item.
    KindTable thingTable() const { return m_kinds.table; }
    CreatureKindId creature() const { return m_kinds.creature; }
    ItemKindId item() const { return m_kinds.item; }
    int brushSize() const { return m_brushSize; } // 1 .. 9
    bool mirrorsLeftRight() const { return m_mirrorsLeftRight; }
    bool mirrorsUpDown() const { return m_mirrorsUpDown; }
    ToolId toolId() const { return m_tools.tool(); }
    Shape shape(ToolId tool) const { return m_tools.shape(tool); } // which of its row's

    // Chosen cells, of whatever level is shown; it has the size of the levels.
    const BitGrid& selection() const { return m_selection.cells(); }
    bool hasSelection() const { return m_selection.count() > 0; }
    int selectedCount() const { return m_selection.count(); }
    bool isSelected(CellAt cell) const { return m_selection.contains(cell); }
    EventFocus& events() const { return *m_events; }
    HeatMap& heat() const { return *m_heat; }
    const SoundPlayer& sounds() const { return m_sounds; }
    // What the tool for pieces puts down, and its name; empty while there is nothing.
    const Clip& stamp() const { return m_stamp; }
    const QString& stampName() const { return m_stampName; }

    // Out of range is clamped to the nearest: levels and cells come and go.
    void setZ(int z);
    void setCursor(CellAt cell);
    void goTo(Position at); // level and cursor, and brings the cell into view

    void setSounds(SoundPlayer player) { m_sounds = std::move(player); }

    // Shows the level in another theme until this is called with nothing.
    void tryTheme(std::optional<std::string> theme);

    void setTile(TileId tile);
    void setCreature(CreatureKindId kind);
    void setItem(ItemKindId kind);
    void setBrushSize(int size);
    void setShape(ToolId tool, Shape shape);
    void setSymmetry(bool leftRight, bool upDown);
    void setTool(ToolId tool);
    void select(std::span<const CellAt> cells, Combine how);
    void setSelection(BitGrid cells);
    // Takes the tool for pieces until leaveStamp().
    void takeStamp(Clip clip, const QString& name);
    void turnStamp(ClipTransform transform);
    // Back to the tool from before; false when another tool is chosen.
    bool leaveStamp();
    // Has cells picked on the map by the tool for events, until one box is or leavePicking().
    void pickCells(std::vector<Box> cells, EventFocus::Take take);
    bool leavePicking(); // back to the tool from before; false when nothing was being picked
    // Chooses what stands on the cell, and a tool that places such.
    void pick(CellAt cell);

    // Shows the event that has just been made, and where it says something, that to be typed over.
    void showMade(bool saysSomething) { emit eventMade(saysSomething); }
    // Has the words of the board on the cell typed there, of a new one where there is none.
    void writeBoard(CellAt cell);

    // Tells why an edit cannot be made. `carve` does it all the same, where that is possible.
    void refuse(const EditRefusal& refusal, const std::function<void()>& carve);

signals:
    void kindsChanged(); // their number, names, looks
    void levelChanged();
    void themeTried();
    void cursorChanged();
    void cellShown(cave::CellAt cell); // to be scrolled into view
    void choiceChanged(); // tile, creature, item, brush, symmetry, piece, tool or its shape
    void selectionChanged();
    void eventMade(bool saysSomething);
    void cellsWanted(); // to be picked on the map
    void cellsPicked(); // or not: whoever asked can go on
    void boardOpened(cave::CellAt cell); // its words are to be typed
    void refused(const cave::EditRefusal& refusal, const std::function<void()>& carve);

private:
    void reset();
    void keepLevel(); // shows the same one, wherever it is now
    void takeKinds();

    Document& m_document;
    std::shared_ptr<const Catalogue> m_catalogue; // whose ids the choice is of
    std::unique_ptr<Describer> m_describer; // of the dungeon's kinds
    int m_z = 0;
    Uid m_shown; // the level's uid
    std::optional<std::string> m_tried; // theme
    CellAt m_cursor;
    KindChoice m_kinds;
    int m_brushSize = 1;
    bool m_mirrorsLeftRight = false;
    bool m_mirrorsUpDown = false;
    CellSelection m_selection;
    Clip m_stamp;
    QString m_stampName;
    ToolChoice m_tools;
    EventFocus* m_events;
    HeatMap* m_heat;
    SoundPlayer m_sounds;
};

} // namespace cave
