// SPDX-License-Identifier: MIT
// What all tools can do: be pressed on a cell, drawn over others and let go, and show beforehand what they would do.
#pragma once

#include "core/edit/dungeon_edit.h"
#include "core/generate/chance.h"

#include <QString>

#include <vector>

namespace cave {

class Workbench;

struct ToolPress {
    CellAt cell;
    bool erases = false;    // right button, Backspace
    bool extends = false;   // Shift: a line from the last point, more cells chosen
    bool subtracts = false; // Ctrl: fewer cells chosen
};

// The preview: the edit that a press would make, and the cells it is about even where nothing would change.
struct Ghost {
    DungeonEdit edit;
    Box frame;
    QString label; // "12 x 6"; may be empty
    std::vector<CellAt> area{}; // cells that would be chosen
    std::vector<CellAt> path{}; // a way that is shown
};

// What a stroke of a tool is: one cell; every cell on the way; what lies between its ends.
enum class Draws : std::uint8_t { Once, Along, Between };

// A tool changes the dungeon by pushing edits to the document and nothing else. Cells lie inside the level, but for
// those of drag() and release() of a tool that draws along.
class Tool {
public:
    explicit Tool(Workbench& bench) : m_bench(bench) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    virtual void press(const ToolPress& press) = 0;
    virtual void drag(CellAt) {}
    virtual void release(CellAt) {}
    // Takes back what the stroke has done so far.
    virtual void cancel() {}
    // While nothing is pressed: of a press on `cell`; else of letting go there.
    virtual Ghost ghost(CellAt cell) const = 0;
    virtual Draws draws() const { return Draws::Once; }
    // Whether Ctrl means something to it; else it picks what is under the pointer.
    virtual bool takesControl() const { return false; }
    // The tool's letter was pressed again, and it has no shapes to choose from. Gives back what it does now; empty when
    // there is nothing else.
    virtual QString takeNextVariant() { return {}; }

protected:
    Workbench& bench() const { return m_bench; }

private:
    Workbench& m_bench;
};

} // namespace cave
