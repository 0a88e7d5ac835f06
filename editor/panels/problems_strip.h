// SPDX-License-Identifier: MIT
// What is wrong with the dungeon: one line below the canvas that opens upward into a list.
#pragma once

#include "core/edit/fixes.h"
#include "editor/tools/workbench.h"

#include <QFrame>
#include <QTimer>

#include <future>
#include <map>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace cave {

class ActionSet;

class ProblemsStrip : public QFrame {
    Q_OBJECT

public:
    /// Connects itself to the actions.
    ProblemsStrip(Workbench& bench, const ActionSet& actions, QWidget* parent = nullptr);

    // As of the last look, which follows a change by a moment and goes on beside the window; refresh() looks at once.
    const std::vector<Problem>& problems() const { return m_problems; }
    // Looks again after every change, or only when problems are asked for.
    void setChecksAtOnce(bool atOnce);
    void refresh();
    // Shows the place of a problem; 1: the next one, -1: the one before. Looks first if something has changed.
    void step(int direction);
    // Does what sets the shown problem right, where that is known. In the list, that is the current row.
    void fix();
    QListWidget& list() const { return *m_list; }
    void open(bool isOpen);
    bool isOpen() const; // as a list

    const std::vector<Position>& route() const { return m_route; } // to the goal; empty: none is known
    void setWayShown(bool isShown); // says so on its button

signals:
    void refreshed();
    void said(const QString& text);
    void wayToggled(bool isShown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    QString nextKey() const;
    // The problem in the line, which is looked for among those that are found next.
    struct Shown {
        std::optional<Problem> problem;
        int index = -1;
        bool keepsIndex = false; // another one takes its place when it is gone
    };
    struct Found {
        std::vector<Problem> problems;
        std::vector<Position> route;
        int current = -1;
        std::optional<Fix> fix; // of the one in the line
    };

    static Found look(const Dungeon& dungeon, const Shown& before);
    Shown shownNow() const;
    bool isCheckedAtOnce() const; // it is wanted, and not too large for that
    void scheduleRefresh();
    void beginSearch();
    void endSearch(int number);
    void take(Found found);
    void fillList();
    void show(int index);
    void showLine();
    void fitLine();
    const std::optional<Fix>& fixOf(int index); // looked for once
    const std::optional<Fix>& setFix(int index, std::optional<Fix> fix);
    void findFixInView();
    void addFixButton(int index, const QString& what);
    const Problem* shown() const; // in the line; null: there is none
    // "Level 3 (12, 7): Stairs down without stairs up below."
    QString textOf(const Problem& problem) const;

    Workbench& m_bench;
    const ActionSet& m_actions;
    QTimer m_timer;
    bool m_checksAtOnce = true;
    bool m_isStale = true;
    std::vector<Problem> m_problems;
    std::vector<Position> m_route;
    std::map<int, std::optional<Fix>> m_fixes; // by problem, as far as they were looked for
    QTimer m_fixTimer;
    int m_current = -1;
    QLabel* m_icon;
    QPushButton* m_line;
    QString m_lineText; // whole, where m_line may show its beginning
    QLabel* m_count;
    QPushButton* m_fixButton;
    QPushButton* m_next;
    QPushButton* m_way;
    QToolButton* m_toggle;
    QListWidget* m_list;
    int m_searchNumber = 0; // of the newest state: what was found in an older one is dropped
    std::future<Found> m_search; // the last member: ends before the others go
};

} // namespace cave
