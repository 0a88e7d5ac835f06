// SPDX-License-Identifier: MIT
// Plays the games of a play-test beside the window.
#pragma once

#include "core/lab/playtest.h"
#include "core/proof/problems.h"
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
    // Of the design that was refused last the first error; nothing: it was refused for something else.
    const std::optional<Problem>& error() const { return *m_error; }

signals:
    void played(const std::vector<cave::PlaytestGame>& games); // in the order they end
    void refused(const cave::Error& why);                       // nothing comes after it
    void finished();                                            // all of them

private:
    std::shared_ptr<std::optional<Problem>> m_error = std::make_shared<std::optional<Problem>>(); // one for each run
    LabWorker<PlaytestGame> m_worker;
};

} // namespace cave
