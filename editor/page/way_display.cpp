// SPDX-License-Identifier: MIT
#include "editor/page/way_display.h"

#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"
#include "editor/panels/problems_strip.h"

#include <QAction>

namespace cave {

WayDisplay::WayDisplay(EditorCanvas& canvas, ProblemsStrip& problems, const ActionSet& actions, QObject* parent)
    : QObject(parent), m_canvas(canvas), m_problems(problems), m_actions(actions)
{
    QAction& showWay = actions[EditorAction::ShowWay];
    connect(&showWay, &QAction::toggled, this, &WayDisplay::show);
    connect(&problems, &ProblemsStrip::wayToggled, &showWay, &QAction::setChecked);
    connect(&problems, &ProblemsStrip::refreshed, this, [&canvas, &problems, &showWay] {
        canvas.setRoute(showWay.isChecked() ? problems.route() : std::vector<Position>{});
    });
}

void WayDisplay::show(bool isShown)
{
    if (isShown)
        m_problems.whenKnown([this] { showRoute(true); });
    else
        showRoute(false);
}

void WayDisplay::showRoute(bool isShown)
{
    const bool isKnown = isShown && !m_problems.route().empty();
    if (isShown && !isKnown)
        emit said(tr("No way to win is known: there is no goal, or it cannot be reached."));
    m_canvas.setRoute(isKnown ? m_problems.route() : std::vector<Position>{});
    m_problems.setWayShown(isKnown);
    m_actions[EditorAction::ShowWay].setChecked(isKnown);
}

} // namespace cave
