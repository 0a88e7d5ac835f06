// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/fixes/fixes.h"
#include "editor/tools/workbench.h"

#include <QListWidget>
#include <QTimer>

#include <functional>
#include <future>
#include <map>
#include <optional>

namespace cave {

QString problemText(const Workbench& bench, const Problem& problem); ///< "Level 3 (12, 7): Stairs down without ..."
QIcon problemIcon(Severity severity);
bool isSameProblem(const Problem& one, const Problem& other); ///< maybe of another state of the dungeon

/// Problems, a row each, with a button where it is known what sets one right. That is looked for row by row as rows
/// come into view.
class ProblemList : public QListWidget {
    Q_OBJECT

public:
    explicit ProblemList(const Workbench& bench, QWidget* parent = nullptr);

    void setProblems(std::vector<Problem> problems, int current); ///< current: -1 none. Tells nothing
    /// What sets the problem right; looked for once. `index` must be that of a row.
    const std::optional<Fix>& fixOf(int index);
    /// Calls `then` when fixOf() knows it: at once in a small dungeon, else after a search beside the window. Only the
    /// last one asked for is called, and none after a change of the dungeon.
    void whenFixKnown(int index, std::function<void()> then);
    void setFix(int index, std::optional<Fix> fix); ///< where it is known already
    bool knowsFix(int index) const { return m_fixes.contains(index); }
    /// The dungeon has changed since: what sets rows right is not looked for any more.
    void setStale();
    void findFixes(); ///< of the rows in view
    void showTexts(); ///< anew, in the language of the program

signals:
    void fixWanted(int index);

private:
    std::optional<int> nextRow() const; // to look for what sets it right
    void findNextFix();
    void endFind(int number, int row);
    void addFixButton(int index, const QString& what);

    const Workbench& m_bench;
    std::vector<Problem> m_problems;
    std::map<int, std::optional<Fix>> m_fixes; // by row, as far as they were looked for
    QTimer m_timer;
    bool m_isStale = false;
    int m_number = 0; // of the problems: what was found for older ones is dropped
    int m_wanted = -1; // row that m_then waits for
    std::function<void()> m_then;
    std::future<std::optional<Fix>> m_search; // the last member: ends before the others go
};

} // namespace cave
