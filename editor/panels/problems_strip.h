// SPDX-License-Identifier: MIT
// What is wrong with the dungeon: one line below the canvas that opens upward into a list.
#pragma once

#include "core/proof/problems.h"
#include "editor/workbench.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace cave {

class ProblemsStrip : public QFrame {
    Q_OBJECT

public:
    explicit ProblemsStrip(Workbench& bench, QWidget* parent = nullptr);

    // As of the last look, which follows a change by a moment; refresh() looks at once.
    const std::vector<Problem>& problems() const { return m_problems; }
    void refresh();
    // Shows the place of a problem; 1: the next one, -1: the one before. Looks first if something has changed.
    void step(int direction);
    void open(bool isOpen);

signals:
    void refreshed();

private:
    void scheduleRefresh();
    void fillList();
    void show(int index);
    void showLine();
    // "Level 3 (12, 7): Stairs down without stairs up below."
    QString textOf(const Problem& problem) const;

    Workbench& m_bench;
    QTimer m_timer;
    bool m_isStale = true;
    std::vector<Problem> m_problems;
    int m_routeSteps = -1; // -1: no way known
    int m_current = -1;
    QLabel* m_icon;
    QPushButton* m_line;
    QLabel* m_count;
    QPushButton* m_next;
    QToolButton* m_toggle;
    QListWidget* m_list;
};

} // namespace cave
