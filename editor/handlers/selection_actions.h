// SPDX-License-Identifier: MIT
// What can be done with the selected cells by menu and key.
#pragma once

#include "editor/tools/workbench.h"

#include <QObject>

class QWidget;

namespace cave {

class ActionSet;

class SelectionActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions. Dialogs stand before `window`; everything handed over must outlive this.
    SelectionActions(Workbench& bench, const ActionSet& actions, QWidget& window);

    // A piece of this name made of the selection; one that has the name already is drawn anew.
    void savePiece(const QString& name);

signals:
    void said(const QString& text);

private:
    void connectClipboard(const ActionSet& actions);
    void connectChoosing(const ActionSet& actions);
    void connectTurning(const ActionSet& actions);
    void connectLocks(const ActionSet& actions);

    bool hasSelection(); // says so if not
    void copy();
    void cut();
    void paste();
    void pasteInPlace();
    std::optional<Clip> pastedClip(); // or says why there is none
    void duplicate();
    void clear();
    void turn(ClipTransform turn);
    void lock();
    void unlock();
    bool hasRecipe();
    void askForPiece();
    void push(DungeonEdit edit, const QString& text);
    int nextGroup() const { return cave::nextGroup(m_bench.dungeon(), m_bench.z()); }

    Workbench& m_bench;
    QWidget& m_window;
};

} // namespace cave
