// SPDX-License-Identifier: MIT
#include "editor/page/playtest_actions.h"

#include "core/edit/events/event_draft.h"
#include "core/edit/events/placed_events.h"
#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"
#include "editor/files/recovery.h"
#include "editor/panels/problems_strip.h"

#include <QAction>

#include <algorithm>

namespace cave {

PlaytestActions::PlaytestActions(Workbench& bench, EditorCanvas& canvas, Recovery& recovery, ProblemsStrip& problems,
                                 const ActionSet& actions, QObject* parent)
    : QObject(parent), m_bench(bench), m_canvas(canvas), m_recovery(recovery), m_problems(problems)
{
    connect(&actions[EditorAction::Play], &QAction::triggered, this, &PlaytestActions::playFromStart);
    connect(&actions[EditorAction::PlayHere], &QAction::triggered, this, &PlaytestActions::playFromCursor);
    connect(&actions[EditorAction::FireEvent], &QAction::triggered, this, &PlaytestActions::fireEvent);
}

void PlaytestActions::prepare()
{
    m_canvas.cancelStroke();
    m_recovery.writeNow();
}

void PlaytestActions::playFromCursor()
{
    prepare();
    playFrom(m_bench.cursor(), m_bench.dungeon());
}

void PlaytestActions::playFrom(CellAt cell, const Dungeon& dungeon)
{
    if (m_bench.catalogue().tile(m_bench.tileAt(cell)).walkable && !m_bench.creatureAt(cell))
        emit playRequested(dungeon, m_bench.positionOf(cell));
    else
        emit said(tr("Nobody can begin at %1, %2. Move the cell cursor to free ground.").arg(cell.x).arg(cell.y));
}

// The level of the event is the one that is shown, or the dungeon's events are meant.
void PlaytestActions::fireEvent()
{
    prepare();
    const auto& chosen = m_bench.events().chosen();
    if (!chosen || !eventInPlay(m_bench.dungeon(), *chosen)) {
        emit said(tr("Choose an event first, in the tab Events."));
        return;
    }
    const ScriptOwner owner = ownerOf(m_bench.dungeon(), *chosen);
    if (owner && *owner != m_bench.z()) {
        emit said(tr("This event is of level %1: go there first.").arg(*owner + 1));
        return;
    }
    playFrom(m_bench.cursor(), chosen->placed ? firedAtOnce(m_bench.dungeon(), *owner,
                                                            MutedEvent{chosen->placed, chosen->event}, m_bench.cursor())
                                              : firedAtOnce(m_bench.dungeon(), owner, chosen->event, m_bench.cursor()));
}

void PlaytestActions::playFromStart()
{
    prepare();
    m_problems.whenKnown([this] { playIfSound(); });
}

void PlaytestActions::playIfSound()
{
    const auto errors = std::ranges::count(m_problems.problems(), Severity::Error, &Problem::severity);
    if (errors == 0) {
        emit playRequested(m_bench.dungeon(), std::nullopt);
        return;
    }
    m_problems.open(true);
    emit said(tr("%n problem(s) must be solved before this can be played from its start.", nullptr,
                 static_cast<int>(errors)));
}

} // namespace cave
