// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/problem_list.h"
#include "editor/panels/problem_search.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace cave {

class ActionSet;

/// What is wrong with the dungeon: one line below the canvas that opens upward into a list.
class ProblemsStrip : public QFrame {
    Q_OBJECT

public:
    /// Connects itself to the actions.
    ProblemsStrip(Workbench& bench, const ActionSet& actions, QWidget* parent = nullptr);

    /// As of the last look, which follows a change by a moment and goes on beside the window.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// Looks again after every change, or only when problems are asked for.
    void setChecksAtOnce(bool atOnce) { m_search->setChecksAtOnce(atOnce); }
    /// Calls `then` when the problems of now are known: at once, but for large dungeons.
    void whenKnown(std::function<void()> then) { m_search->whenKnown(std::move(then)); }
    /// They were not looked for since the last change, and are not before they are asked for.
    bool isUnchecked() const { return m_search->isUnchecked(); }
    /// Shows the place of a problem; 1: the next one, -1: the one before. Looks first if something has changed.
    void step(int direction);
    /// Does what sets the shown problem right, where that is known. In the list, that is the current row.
    void fix();
    QListWidget& list() const { return *m_list; }
    void open(bool isOpen);
    bool isOpen() const; ///< as a list

    const std::vector<Position>& route() const { return m_route; } ///< to the goal; empty: none is known
    void setWayShown(bool isShown); ///< says so on its button

signals:
    void refreshed();
    void outdated(); ///< the dungeon has changed since
    void said(const QString& text);
    void wayToggled(bool isShown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addWidgets();
    void connectWidgets();
    void connectActions();
    void showTexts();
    QString nextKey() const;
    ProblemSearch::Shown shownNow() const;
    void take(const ProblemSearch::Found& found);
    void show(int index);
    void fixShown();
    void showLine();
    void fitLine();
    void fitButtons();
    const Fix* knownFix(); // of the problem in the line
    const Problem* shown() const; // in the line; null: there is none

    Workbench& m_bench;
    const ActionSet& m_actions;
    std::vector<Problem> m_problems;
    std::vector<Position> m_route;
    int m_current = -1;
    bool m_isShort = false; // there is only room for short words beside the line
    QLabel* m_icon;
    QPushButton* m_line;
    QString m_lineText; // whole, where m_line may show its beginning
    QLabel* m_count;
    QPushButton* m_fixButton;
    QPushButton* m_next;
    QPushButton* m_way;
    QToolButton* m_toggle;
    ProblemList* m_list;
    ProblemSearch* m_search;
};

} // namespace cave
