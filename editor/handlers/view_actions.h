// SPDX-License-Identifier: MIT
#pragma once

#include "editor/actions/key_map.h"
#include "editor/canvas/overlays.h"

#include <QObject>

namespace cave {

class ActionSet;
class EditorCanvas;

/// Shows and hides the overlay.
EditorAction actionOf(OverlayKind kind);

/// How the canvas shows the level: zoom, grid, overlays, other levels that shine through.
class ViewActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions; everything handed over must outlive it.
    ViewActions(EditorCanvas& canvas, const ActionSet& actions, QObject* parent);

private:
    void connectOverlays(EditorCanvas& canvas, const ActionSet& actions);
};

} // namespace cave
