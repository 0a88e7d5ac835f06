// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/fixes/fixes.h"
#include "editor/tools/workbench.h"

#include <QTimer>

#include <atomic>
#include <functional>
#include <future>

namespace cave {

/// Looks for problems of the dungeon: when asked to, else a moment after the last change and beside the window.
class ProblemSearch : public QObject {
    Q_OBJECT

public:
    /// The problem that is shown, which is looked for among those that are found next.
    struct Shown {
        std::optional<Problem> problem;
        int index = -1;
        bool keepsIndex = false; ///< another one takes its place when it is gone
    };
    struct Found {
        std::vector<Problem> problems;
        std::vector<Position> route; ///< to the goal; empty: none is known
        int current = -1; ///< the one that was shown; -1: it is gone
        std::optional<Fix> fix; ///< of that one, else of the first
    };

    ProblemSearch(Workbench& bench, std::function<Shown()> shownNow, QObject* parent);
    ~ProblemSearch() override;

    /// After every change, or only when it is asked for. Very large dungeons are never looked at after every change.
    void setChecksAtOnce(bool atOnce);
    void searchNow();
    /// Calls `then` when the problems of now are known: at once in a small dungeon, else after a search beside the
    /// window. Not if the dungeon changes before.
    void whenKnown(std::function<void()> then);
    void begin(); ///< as after a change
    static bool isSmall(const Dungeon& dungeon); ///< looking for its problems takes a moment that nobody notices
    /// Something has changed since the last search, and none follows by itself.
    bool isUnchecked() const { return m_isStale && !isCheckedAtOnce(); }
    bool isStale() const { return m_isStale; } ///< something has changed since the last search
    bool isWaiting() const { return m_timer.isActive(); } ///< for a moment without a change
    bool isBusy() const { return isWaiting() || m_search.valid(); }

signals:
    void changed(); ///< what was found is of before
    void found(const cave::ProblemSearch::Found& found);

private:
    /// Stopped by `goesOn` it is of no use.
    static Found look(const Dungeon& dungeon, const Shown& before, const std::function<bool()>& goesOn = {});
    bool isCheckedAtOnce() const;
    void restart();
    void beginBeside();
    void endBeside(int number);
    void deliver(const Found& found);

    Workbench& m_bench;
    std::function<Shown()> m_shownNow;
    std::function<void()> m_then; // after the search that goes on
    QTimer m_timer;
    bool m_checksAtOnce = true;
    bool m_isStale = true;
    std::atomic<int> m_number = 0; // of the newest state: a search in an older one stops, and is dropped
    std::future<Found> m_search; // the last member: ends before the others go
};

} // namespace cave
