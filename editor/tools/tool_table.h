// SPDX-License-Identifier: MIT
// The list of tools: one row each.
#pragma once

#include "editor/tools/tool.h"

#include <cstdint>
#include <memory>
#include <span>

namespace cave {

enum class ToolId : std::uint8_t {
    Brush,
    Eraser,
    Line,
    Rectangle,
    Room,
    Fill,
    Picker,
    Select,
    Wand,
    Same,
    Region,
    Move,
    Piece,
    Measure,
    Thing,
    StairsDown,
    StairsUp,
    Start,
    Board,
    Wire
};

enum class ToolUse : std::uint8_t { Nothing, Tiles, Things }; // what the palette offers for it

// The forms that strokes can have: of the brush, of what lies between two cells, of an area that is chosen.
enum class Shape : std::uint8_t { Square, Round, Line, Box, Outline, Ellipse, EllipseOutline, Area, Lasso };

// One that a tool offers.
struct ToolShape {
    Shape shape = Shape::Square;
    const char* name = nullptr; // a text of the context "EditorTools"
    const char* icon = nullptr; // in :/icons/
};

struct ToolRow {
    ToolId id = ToolId::Brush;
    const char* name = nullptr; // texts of the context "EditorTools"
    const char* key = nullptr;
    const char* icon = nullptr; // in :/icons/
    const char* help = nullptr; // one sentence
    ToolUse use = ToolUse::Nothing;
    std::unique_ptr<Tool> (*make)(Workbench&) = nullptr;
    bool erases = true; // with the right button; of others that opens the menu
    std::span<const ToolShape> shapes{}; // the usual one first; empty: there is no choice
    bool isBrush = false; // as large as the brush is
};

std::span<const ToolRow> toolTable(); // in the order of ToolId
const ToolRow& toolRow(ToolId id);
QString toolName(const ToolRow& row); // translated
QString toolHelp(const ToolRow& row);
QString shapeName(const ToolShape& shape);

} // namespace cave
