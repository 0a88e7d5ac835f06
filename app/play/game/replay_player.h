// SPDX-License-Identifier: MIT
// Leads a watched game along its replay: by itself, step by step, or at once to any point.
#pragma once

#include "app/play/game/running_game.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <memory>

namespace cave {

class ReplayPlayer : public QObject {
    Q_OBJECT

public:
    static constexpr std::array kSpeeds{1, 2, 5, 20}; // times the usual pace

    explicit ReplayPlayer(QObject* parent = nullptr);

    // The game is one of this replay and outlives it, or end() is called before it goes.
    void begin(std::shared_ptr<const Replay> replay, RunningGame& game);
    void end();

    const std::shared_ptr<const Replay>& replay() const { return m_replay; } // null before begin()
    std::size_t point() const { return m_game->session().log().size(); }
    bool isAtEnd() const { return point() == m_replay->length(); }
    void goTo(std::size_t point);
    void step(int by); // 1 or -1, and pauses; at either end only that

    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool isPlaying); // from the start again when it is at its end
    int speed() const { return m_speed; } // index of kSpeeds
    void setSpeed(int speed);             // beyond either end: the last one there

signals:
    void changed(); // the point, or how it plays

private:
    std::shared_ptr<const Replay> m_replay;
    RunningGame* m_game = nullptr;
    QTimer m_timer;
    int m_speed = 0;
};

} // namespace cave
