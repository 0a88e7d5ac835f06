// SPDX-License-Identifier: MIT
// Makes events by dragging from where they are triggered to where something is done, and picks cells for them.
#pragma once

#include "editor/tools/events/event_focus.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace cave {

class EventTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::EventTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    void release(CellAt cell) override;
    void cancel() override { m_press.reset(); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }
    bool takesControl() const override;
    QString takeNextVariant() override; // of the event just made: what else it could be

private:
    // What was made last, so that its key can make something else of it.
    struct Made {
        EventFocus::Chosen event;
        CellAt from;
        CellAt to;
        int guess = 0;
        int stroke = 0;
        int steps = 0; // of the undo stack
    };

    void pick(CellAt to);
    void make(CellAt to);
    QString put(Made made);
    ScriptedEvent guessed(const Made& made) const;
    QString nameOf(const ScriptedEvent& event) const;

    std::optional<ToolPress> m_press;
    std::optional<Made> m_made;
};

} // namespace cave
