// SPDX-License-Identifier: MIT
#include "editor/tools/tool_table.h"

#include "core/base/enum_count.h"
#include "editor/tools/board_tool.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/events/event_tool.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/measure_tool.h"
#include "editor/tools/move_tool.h"
#include "editor/tools/picker_tool.h"
#include "editor/tools/piece_tool.h"
#include "editor/tools/room_tool.h"
#include "editor/tools/shape_tool.h"
#include "editor/tools/stairs_tool.h"
#include "editor/tools/start_tool.h"
#include "editor/tools/thing_tool.h"
#include "editor/tools/wand_tool.h"

#include <QCoreApplication>

#include <array>

namespace cave {

namespace {

template <typename Type, auto... arguments>
std::unique_ptr<Tool> make(Workbench& bench)
{
    return std::make_unique<Type>(bench, arguments...);
}

constexpr std::array kBrushShapes{
    ToolShape{Shape::Square, QT_TRANSLATE_NOOP("EditorTools", "Brush: square"), "brush-square"},
    ToolShape{Shape::Round, QT_TRANSLATE_NOOP("EditorTools", "Brush: round"), "brush-round"}};
constexpr std::array kRectangleShapes{
    ToolShape{Shape::Box, QT_TRANSLATE_NOOP("EditorTools", "Rectangle: filled"), "rect-filled"},
    ToolShape{Shape::Outline, QT_TRANSLATE_NOOP("EditorTools", "Rectangle: outline"), "rect-outline"},
    ToolShape{Shape::Ellipse, QT_TRANSLATE_NOOP("EditorTools", "Ellipse: filled"), "ellipse-filled"},
    ToolShape{Shape::EllipseOutline, QT_TRANSLATE_NOOP("EditorTools", "Ellipse: outline"), "ellipse-outline"}};
constexpr std::array kSelectShapes{
    ToolShape{Shape::Area, QT_TRANSLATE_NOOP("EditorTools", "Select: rectangle"), "select"},
    ToolShape{Shape::Lasso, QT_TRANSLATE_NOOP("EditorTools", "Select: lasso"), "lasso"}};

constexpr std::array kTools{
    ToolRow{ToolId::Brush, QT_TRANSLATE_NOOP("EditorTools", "Brush"), "B", "brush",
            QT_TRANSLATE_NOOP("EditorTools",
                              "Paints the chosen tile; 1 to 9 set its size, its key again its shape, Shift "
                              "draws a line."),
            ToolUse::Tiles, make<BrushTool, false>, true, kBrushShapes, true},
    ToolRow{ToolId::Eraser, QT_TRANSLATE_NOOP("EditorTools", "Eraser"), "E", "eraser",
            QT_TRANSLATE_NOOP("EditorTools", "Puts wall back, like the right button of the brush."), ToolUse::Nothing,
            make<BrushTool, true>, true, kBrushShapes, true},
    ToolRow{ToolId::Line, QT_TRANSLATE_NOOP("EditorTools", "Line"), "L", "line",
            QT_TRANSLATE_NOOP("EditorTools", "Drag from one end to the other."), ToolUse::Tiles, make<ShapeTool, true>},
    ToolRow{ToolId::Rectangle, QT_TRANSLATE_NOOP("EditorTools", "Rectangle"), "P", "rect",
            QT_TRANSLATE_NOOP("EditorTools",
                              "Drag from corner to corner; its key again switches box, ellipse and outline."),
            ToolUse::Tiles, make<ShapeTool, false>, true, kRectangleShapes},
    ToolRow{ToolId::Room, QT_TRANSLATE_NOOP("EditorTools", "Room"), "O", "room",
            QT_TRANSLATE_NOOP("EditorTools", "Drag a box: walls outside, floor inside; click its wall for a door."),
            ToolUse::Nothing, make<RoomTool>, false},
    ToolRow{ToolId::Fill, QT_TRANSLATE_NOOP("EditorTools", "Fill"), "F", "fill",
            QT_TRANSLATE_NOOP("EditorTools", "Fills all joined cells of one tile."), ToolUse::Tiles, make<FillTool>},
    ToolRow{ToolId::Picker, QT_TRANSLATE_NOOP("EditorTools", "Picker"), "I", "picker",
            QT_TRANSLATE_NOOP("EditorTools", "Takes the tile or creature you click; so does Ctrl with any tool."),
            ToolUse::Nothing, make<PickerTool>, false},
    ToolRow{ToolId::Select, QT_TRANSLATE_NOOP("EditorTools", "Select"), "R", "select",
            QT_TRANSLATE_NOOP("EditorTools",
                              "Drag a box, its key again a lasso; Shift adds, Ctrl takes away. Inside, it "
                              "moves."),
            ToolUse::Nothing, make<SelectTool>, false, kSelectShapes},
    ToolRow{ToolId::Wand, QT_TRANSLATE_NOOP("EditorTools", "Wand"), "W", "wand",
            QT_TRANSLATE_NOOP("EditorTools", "Selects all joined cells of one tile; Shift adds, Ctrl takes away."),
            ToolUse::Nothing, make<WandTool, Likeness::JoinedTile>, false},
    ToolRow{ToolId::Same, QT_TRANSLATE_NOOP("EditorTools", "Select same"), "S", "same",
            QT_TRANSLATE_NOOP("EditorTools", "Selects all cells of the level with the tile you click."),
            ToolUse::Nothing, make<WandTool, Likeness::SameTile>, false},
    ToolRow{
        ToolId::Region, QT_TRANSLATE_NOOP("EditorTools", "Region"), "G", "region",
        QT_TRANSLATE_NOOP("EditorTools", "Selects the room or cave you click, up to doors, stairs and narrow passes."),
        ToolUse::Nothing, make<WandTool, Likeness::Region>, false},
    ToolRow{ToolId::Move, QT_TRANSLATE_NOOP("EditorTools", "Move"), "V", "move",
            QT_TRANSLATE_NOOP("EditorTools", "Drags the selection, or what stands on a cell; stairs stay joined."),
            ToolUse::Nothing, make<MoveTool>, false},
    ToolRow{ToolId::Piece, QT_TRANSLATE_NOOP("EditorTools", "Piece"), "U", "vault",
            QT_TRANSLATE_NOOP("EditorTools", "Puts down a piece; its key again takes the next, X, Y and Z turn it."),
            ToolUse::Nothing, make<PieceTool>},
    ToolRow{ToolId::Measure, QT_TRANSLATE_NOOP("EditorTools", "Measure"), "M", "measure",
            QT_TRANSLATE_NOOP("EditorTools", "Drag to see how far it is, straight and on foot."), ToolUse::Nothing,
            make<MeasureTool>, false},
    ToolRow{ToolId::Thing, QT_TRANSLATE_NOOP("EditorTools", "Things"), "T", "creature",
            QT_TRANSLATE_NOOP("EditorTools", "Places the chosen creature or item; the right button takes away."),
            ToolUse::Things, make<ThingTool>},
    ToolRow{ToolId::StairsDown, QT_TRANSLATE_NOOP("EditorTools", "Stairs down"), ">", "stairs-down",
            QT_TRANSLATE_NOOP("EditorTools", "Places stairs down and their other end on the level below."),
            ToolUse::Nothing, make<StairsTool, Leads::Down>},
    ToolRow{ToolId::StairsUp, QT_TRANSLATE_NOOP("EditorTools", "Stairs up"), "<", "stairs",
            QT_TRANSLATE_NOOP("EditorTools", "Places stairs up and their other end on the level above."),
            ToolUse::Nothing, make<StairsTool, Leads::Up>},
    ToolRow{ToolId::Start, QT_TRANSLATE_NOOP("EditorTools", "Start"), "A", "start",
            QT_TRANSLATE_NOOP("EditorTools", "Sets the cell where the game begins."), ToolUse::Nothing, make<StartTool>,
            false},
    ToolRow{ToolId::Board, QT_TRANSLATE_NOOP("EditorTools", "Board"), "D", "board",
            QT_TRANSLATE_NOOP("EditorTools", "Click and type what the hero reads there; the right button takes a board "
                                             "away."),
            ToolUse::Nothing, make<BoardTool>},
    ToolRow{ToolId::Wire, QT_TRANSLATE_NOOP("EditorTools", "Event"), "N", "event",
            QT_TRANSLATE_NOOP("EditorTools", "Drag from what is used, entered or slain to what happens then; its key "
                                             "again takes the next guess."),
            ToolUse::Nothing, make<EventTool>, false},
};

constexpr bool toolsAreInOrder()
{
    for (std::size_t i = 0; i < kTools.size(); ++i)
        if (kTools[i].id != static_cast<ToolId>(i))
            return false;
    return true;
}
static_assert(toolsAreInOrder() && kTools.size() == enumCount<ToolId>(), "each tool has its row");

} // namespace

std::span<const ToolRow> toolTable() { return kTools; }

const ToolRow& toolRow(ToolId id) { return kTools[static_cast<std::size_t>(id)]; }

QString toolName(const ToolRow& row) { return QCoreApplication::translate("EditorTools", row.name); }

QString toolHelp(const ToolRow& row) { return QCoreApplication::translate("EditorTools", row.help); }

QString shapeName(const ToolShape& shape) { return QCoreApplication::translate("EditorTools", shape.name); }

} // namespace cave
