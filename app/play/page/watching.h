// SPDX-License-Identifier: MIT
// A game that is watched: a player leads it along its replay, a bar shows where it is.
#pragma once

#include "app/play/game/replay_player.h"
#include "app/play/page/play_context.h"
#include "app/play/page/watch_bar.h"

namespace cave {

class Watching : public QObject {
    Q_OBJECT

public:
    /// The bar becomes a child of `page`.
    Watching(const PlayContext& context, QWidget& page);

    /// The context's game is of this replay.
    void begin(std::shared_ptr<const Replay> replay);
    void end(); // before the game goes

    ReplayPlayer& player() { return m_player; }
    const ReplayPlayer& player() const { return m_player; }
    WatchBar& bar() const { return *m_bar; }

    void toggle() { m_player.setPlaying(!m_player.isPlaying()); }
    void pause() { m_player.setPlaying(false); }
    void step(int by) { m_player.step(by); }
    void changeSpeed(int by) { m_player.setSpeed(m_player.speed() + by); }
    void goToStart() { m_player.goTo(0); }
    void goToEnd() { m_player.goTo(m_player.replay()->length()); }
    void chooseTurn();  // in the bar
    void chooseLevel(); // the same

    QString howToWatch() const; // which keys lead through it
    QString howToPlayOn() const;
    /// What is to be said where the replay ends; "": it goes on.
    QString endWords() const;
    /// Why a step, or playing on, cannot be done now; "": it can, or it is another action.
    QString refusalOf(PlayAction action) const;
    QString overWords() const; // the game is over at this point

signals:
    void changed();

private:
    const PlayContext& m_context;
    ReplayPlayer m_player;
    WatchBar* m_bar;
};

} // namespace cave
