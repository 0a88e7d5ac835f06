// SPDX-License-Identifier: MIT
// Plays the games of a play-test beside the window, on all processors but behind everything else.
#pragma once

#include "core/lab/playtest.h"
#include "core/proof/problems.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace cave {

class PlaytestRunner : public QObject {
    Q_OBJECT

public:
    explicit PlaytestRunner(QObject* parent = nullptr);
    ~PlaytestRunner() override; // stops what is under way

    // Stops what is under way first. A design with errors is not played.
    void start(const Dungeon& dungeon, const PlaytestPlan& plan);
    void stop(); // no signal comes after this; games that run are given up at once
    bool isRunning() const { return m_work != nullptr; }

signals:
    void played(const std::vector<cave::PlaytestGame>& games); // at most ten times a second, in the order they end
    void refused(const cave::Error& why);                       // nothing comes after it
    void finished();                                            // all of them

private:
    struct Work;

    void collect();

    std::unique_ptr<Work> m_work; // null: nothing runs
    QTimer m_timer;
};

} // namespace cave
