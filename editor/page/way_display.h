// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class ActionSet;
class EditorCanvas;
class ProblemsStrip;

/// Draws the way from the start to the goal on the canvas as long as its action is checked.
class WayDisplay : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the action; everything handed over must outlive it.
    WayDisplay(EditorCanvas& canvas, ProblemsStrip& problems, const ActionSet& actions, QObject* parent);

signals:
    void said(const QString& text); ///< that there is none

private:
    void show(bool isShown);
    void showRoute(bool isShown);

    EditorCanvas& m_canvas;
    ProblemsStrip& m_problems;
    const ActionSet& m_actions;
};

} // namespace cave
