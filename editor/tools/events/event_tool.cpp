// SPDX-License-Identifier: MIT
#include "editor/tools/events/event_tool.h"

#include "core/edit/events/event_draft.h"
#include "core/edit/selection.h"
#include "core/edit/shapes.h"
#include "editor/tools/stroke.h"
#include "editor/tools/workbench.h"

namespace cave {

bool EventTool::takesControl() const { return bench().events().isPicking(); }

void EventTool::press(const ToolPress& press)
{
    if (!press.erases)
        m_press = press;
}

void EventTool::release(CellAt cell)
{
    if (!m_press)
        return;
    if (bench().events().isPicking())
        pick(cell);
    else
        make(cell);
    m_press.reset();
}

// One box is all, unless Shift adds it or Ctrl takes it away: then the designer is not done yet.
void EventTool::pick(CellAt to)
{
    EventFocus& events = bench().events();
    const cave::Box bounds = bench().bounds();
    const bool goesOn = m_press->extends || m_press->subtracts;
    const Combine how = m_press->subtracts ? Combine::Subtract : m_press->extends ? Combine::Add : Combine::Replace;
    const BitGrid cells =
        combined(cellsWithin(events.picked(), bounds.width, bounds.height), boxCells(m_press->cell, to, bounds), how);
    if (cells.count() == 0)
        bench().refuse({{CAVE_TEXT("edits", "At least one cell must stay.")}, bench().positionOf(to)}, nullptr);
    else
        events.setPicked(boxesOf(cells));
    if (!goesOn)
        bench().leavePicking();
}

void EventTool::make(CellAt to)
{
    Made made{{bench().level().uid, {}}, m_press->cell, to, 0, bench().document().newStroke(), 0};
    Script script = scriptOf(bench().dungeon(), bench().z());
    const auto index = addEvent(script, guessed(made));
    if (!index) {
        bench().refuse({{CAVE_TEXT("edits", "A level has at most %1 events."), {std::int64_t{kMostEvents}}},
                        bench().positionOf(to)},
                       nullptr);
        return;
    }
    made.event.event = script.events[*index].uid;
    put(made);
}

ScriptedEvent EventTool::guessed(const Made& made) const
{
    ScriptedEvent event = guessedEvent(bench().dungeon(), bench().positionOf(made.from), bench().positionOf(made.to),
                                       tr("Something clicks.").toStdString(), made.guess);
    event.uid = made.event.event;
    return event;
}

// The event as the guess says, in the place of what it was before or last.
QString EventTool::put(Made made)
{
    Script script = scriptOf(bench().dungeon(), bench().z());
    const ScriptedEvent event = guessed(made);
    const auto known = std::ranges::find(script.events, event.uid, &ScriptedEvent::uid);
    if (known == script.events.end())
        script.events.push_back(event);
    else
        *known = event;
    Document& document = bench().document();
    document.push(changeScript(bench().dungeon(), bench().z(), std::move(script)),
                  tr("Event from %1, %2 to %3, %4").arg(made.from.x).arg(made.from.y).arg(made.to.x).arg(made.to.y),
                  made.stroke);
    made.steps = document.undoStack().index();
    m_made = made;
    bench().events().choose(made.event);
    bench().showMade(made.guess == 0 && event.effects.front().does == EffectWord::Say); // else its key goes on
    return nameOf(event);
}

QString EventTool::nameOf(const ScriptedEvent& event) const
{
    const auto said = [](const EventWord& word) {
        return QCoreApplication::translate("events", std::string(word.help).c_str());
    };
    return tr("%1 Then: %2").arg(said(wordOf(event.when)), said(wordOf(event.effects.front())));
}

QString EventTool::takeNextVariant()
{
    const bool isLast = m_made && bench().document().undoStack().index() == m_made->steps &&
                        bench().events().chosen() == m_made->event && bench().level().uid == m_made->event.level;
    if (!isLast || bench().events().isPicking())
        return {};
    Made next = *m_made;
    ++next.guess;
    return put(next);
}

Ghost EventTool::ghost(CellAt cell) const
{
    const CellAt from = m_press ? m_press->cell : cell;
    if (bench().events().isPicking()) {
        const cave::Box frame = boxAround(from, cell);
        return {{}, frame, m_press ? sizeText(frame) : tr("these cells")};
    }
    if (!m_press)
        return {{}, {cell.x, cell.y, 1, 1}, tr("an event from here")};
    const Made made{{}, from, cell, 0, 0, 0};
    return {{}, {cell.x, cell.y, 1, 1}, nameOf(guessed(made)), {}, lineCells(from, cell)};
}

} // namespace cave
