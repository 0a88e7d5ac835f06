// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool.h"

namespace cave {

/// The stroke that is under way on the canvas: whose it is, and how it was begun.
class ToolStroke {
public:
    enum class By : std::uint8_t { Mouse, Enter, Walking };

    /// Takes note of it; the tool itself is pressed by the caller.
    void begin(Tool& tool, By by);
    bool isOn() const { return m_tool != nullptr; }
    bool isBy(By by) const { return m_tool && m_by == by; }
    /// Whether a tool other than `tool` draws it.
    bool isOfOther(const Tool& tool) const { return m_tool && m_tool != &tool; }
    /// Whether it leaves its result along the way, so that it needs no preview.
    bool isAlong() const { return m_tool && m_tool->draws() == Draws::Along; }
    /// Where the tool gets to while a stroke is on: one that draws between two cells stops at the edge of `all`; others
    /// go on beyond it and come back.
    CellAt reached(CellAt cell, const Box& all) const;
    /// Without a stroke these do nothing; after release() and cancel() there is none.
    void drag(CellAt cell);
    void release(CellAt cell);
    bool cancel(); // false: there was none

private:
    Tool* m_tool = nullptr;
    By m_by = By::Mouse;
};

} // namespace cave
