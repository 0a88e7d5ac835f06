// SPDX-License-Identifier: MIT
// Plays the games of a play-test beside the window.
#pragma once

#include "core/lab/playtest.h"
#include "editor/lab/lab_worker.h"

#include <QObject>

namespace cave {

class PlaytestRunner : public QObject {
    Q_OBJECT

public:
    explicit PlaytestRunner(QObject* parent = nullptr);

    // Stops what is under way first. A design with errors is not played.
    void start(const Dungeon& dungeon, const PlaytestPlan& plan);
    void stop() { m_worker.stop(); } // no signal comes after this; games that run are given up at once
    bool isRunning() const { return m_worker.isRunning(); }

signals:
    void played(const std::vector<cave::PlaytestGame>& games); // in the order they end
    void refused(const cave::Error& why);                       // nothing comes after it
    void finished();                                            // all of them

private:
    LabWorker<PlaytestGame> m_worker;
};

} // namespace cave
