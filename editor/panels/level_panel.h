// SPDX-License-Identifier: MIT
// Which levels there are: the list with the buttons that add, copy, delete, move, name and resize them, and what the
// shown one wears.
#pragma once

#include "core/edit/level_edit.h"
#include "editor/handlers/bakery.h"

#include <QWidget>

namespace cave {

class ActionSet;
class LevelList;

class LevelPanel : public QWidget {
    Q_OBJECT

public:
    /// Connects itself to the actions.
    LevelPanel(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent = nullptr);

    LevelList& list() const { return *m_list; }

    // All act on the shown level, each is one step, and recipes make anew what follows from it.
    void add();       // below it
    void duplicate();
    void remove();
    void move(int by);
    void moveTo(int from, int to);
    void askName();
    void rename(Uid level, const QString& name); // of any level
    void askSize();
    void resize(int width, int height, Anchor anchor);

signals:
    void said(const QString& text);
    void removed(const QString& text, int z); // what this has broken; the level was level z

private:
    QLayout* newThemeLine();
    void connectActions(const ActionSet& actions);
    void make(const Bakery::Change& change, const QString& text, std::function<void()> whenMade = {});
    bool makeNow(const Bakery::Change& change, const QString& text); // without recipes; or says why not
    static QString sentencesOfRemoving(const Dungeon& dungeon, int z); // what it breaks
    void showWanted();

    Workbench& m_bench;
    Bakery& m_bakery;
    LevelList* m_list;
    Uid m_wanted; // the level to be shown once there is one of that name
};

} // namespace cave
