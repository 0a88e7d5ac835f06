// SPDX-License-Identifier: MIT
#include "editor/handlers/view_actions.h"

#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"

#include <QAction>

namespace cave {

namespace {

constexpr int kPlainCell = 16; // pixels at 100 %

} // namespace

EditorAction actionOf(OverlayKind kind)
{
    switch (kind) {
    case OverlayKind::Regions: return EditorAction::OverlayRegions;
    case OverlayKind::Reach: return EditorAction::OverlayReach;
    case OverlayKind::Chokes: return EditorAction::OverlayChokes;
    case OverlayKind::Distance: return EditorAction::OverlayDistance;
    case OverlayKind::Sight: return EditorAction::OverlaySight;
    case OverlayKind::Danger: return EditorAction::OverlayDanger;
    case OverlayKind::Changes: return EditorAction::OverlayChanges;
    case OverlayKind::Locks: return EditorAction::OverlayLocks;
    case OverlayKind::Wires: return EditorAction::OverlayEvents;
    case OverlayKind::Heat: break;
    }
    return EditorAction::OverlayHeat;
}

ViewActions::ViewActions(EditorCanvas& canvas, const ActionSet& actions, QObject* parent) : QObject(parent)
{
    connect(&actions[EditorAction::ZoomIn], &QAction::triggered, &canvas, &LevelView::zoomIn);
    connect(&actions[EditorAction::ZoomOut], &QAction::triggered, &canvas, &LevelView::zoomOut);
    connect(&actions[EditorAction::ZoomUsual], &QAction::triggered, &canvas,
            [&canvas] { canvas.setCellSize(kPlainCell); });
    connect(&actions[EditorAction::ZoomFit], &QAction::triggered, &canvas, &LevelView::fitLevel);
    connect(&actions[EditorAction::Grid], &QAction::toggled, &canvas, &EditorCanvas::setGrid);
    actions[EditorAction::Grid].setChecked(true);
    connect(&actions[EditorAction::GhostAbove], &QAction::toggled, &canvas,
            [&canvas](bool isOn) { canvas.setLevelGhost(-1, isOn); });
    connect(&actions[EditorAction::GhostBelow], &QAction::toggled, &canvas,
            [&canvas](bool isOn) { canvas.setLevelGhost(1, isOn); });
    connectOverlays(canvas, actions);
}

void ViewActions::connectOverlays(EditorCanvas& canvas, const ActionSet& actions)
{
    for (int i = 0; i < kOverlayKinds; ++i) {
        const auto kind = static_cast<OverlayKind>(i);
        QAction& action = actions[actionOf(kind)];
        connect(&action, &QAction::toggled, &canvas,
                [&canvas, kind](bool isOn) { canvas.setOverlayShown(kind, isOn); });
        connect(&actions[EditorAction::NoOverlays], &QAction::triggered, &action,
                [&action] { action.setChecked(false); });
    }
}

} // namespace cave
