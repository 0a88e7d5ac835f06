// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QObject>

class QWidget;

namespace cave {

class ActionSet;
class EditorCanvas;

/// Going to levels, to the other end of stairs, to things by their names and to cells by their numbers.
class NavigationActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions. Dialogs stand before `window`; everything handed over must outlive this.
    NavigationActions(Workbench& bench, EditorCanvas& canvas, const ActionSet& actions, QWidget& window);

signals:
    void said(const QString& text); ///< why it goes nowhere

private:
    void followStairs();
    void findThing();
    void askCell();
    void goToCell(const QString& typed);
    void goTo(Position at);

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    QWidget& m_window;
};

} // namespace cave
