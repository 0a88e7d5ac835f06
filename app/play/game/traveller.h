// SPDX-License-Identifier: MIT
// Lets the hero travel, explore, rest and run: an ordinary command each time a timer ticks, so that input is never
// blocked, until it is done or something stops it.
#pragma once

#include "core/pilot/boards.h"
#include "core/pilot/pilot.h"
#include "core/pilot/watch.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace cave {

class RunningGame;

class Traveller : public QObject {
    Q_OBJECT

public:
    explicit Traveller(QObject* parent = nullptr);

    void setGame(RunningGame* game); // null: none. What was underway ends without a word
    void setPace(int milliseconds) { m_timer.setInterval(milliseconds); } // between steps
    const PilotChoices& choices() const { return m_pilot.choices(); }
    void setChoices(const PilotChoices& choices) { m_pilot.setChoices(choices); }
    Pilot& pilot() { return m_pilot; }

    // The first step is made at once.
    void travel(Position target);
    void takeStairs(Leads leads); // to the nearest; the hero must not stand on them
    void explore();
    void exploreOrLeave();
    void rest();
    void run(Direction direction);

    bool isUnderway() const { return m_next != nullptr; }
    std::optional<Position> target() const { return m_target; } // of what is underway
    void stop();

    // A single command: what would have stopped the hero after it.
    std::optional<Interruption> submit(const Command& command, const Noticing& noticing = {});

signals:
    void ended(const cave::Advice& last); // no command is left
    void interrupted(const cave::Interruption& cause);

private:
    using Next = std::function<Advice(const World& world)>;

    void begin(Next next, const Noticing& noticing = {}, bool readsBoards = false);
    Noticing exploring() const;
    void step();

    Pilot m_pilot;
    Watch m_watch;
    QPointer<RunningGame> m_game;
    QTimer m_timer;
    Next m_next;              // null: nothing is underway
    Noticing m_noticing;
    UnreadBoards m_boards;
    bool m_readsBoards = false;
    std::optional<Position> m_target;
};

} // namespace cave
