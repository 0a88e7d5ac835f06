// SPDX-License-Identifier: MIT
#include "editor/page/playtest_actions.h"

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
}

void PlaytestActions::prepare()
{
    m_canvas.cancelStroke();
    m_recovery.writeNow();
}

void PlaytestActions::playFromCursor()
{
    prepare();
    const CellAt cell = m_bench.cursor();
    if (m_bench.catalogue().tile(m_bench.tileAt(cell)).walkable && !m_bench.creatureAt(cell))
        emit playRequested(m_bench.dungeon(), m_bench.positionOf(cell));
    else
        emit said(tr("Nobody can begin at %1, %2. Move the cell cursor to free ground.").arg(cell.x).arg(cell.y));
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
