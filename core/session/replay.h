// SPDX-License-Identifier: MIT
/// @file
/// A game that is running or over, played again from its start so that it can be watched: any point of it is few turns
/// from a world that was kept.
#pragma once

#include "core/session/session.h"

#include <span>

namespace cave {

struct ReplayDifference {
    std::int64_t command = 0; ///< of the log, from 1; 0: all could be played but do not end in the saved state
    std::int64_t turn = 0;    ///< that it led to
    std::vector<Text> what;   ///< sentences
};

/// The hero came to another level; the first one is where the game starts.
struct Arrival {
    std::size_t point = 0;
    std::int64_t turn = 0;
    int z = 0;
};

/// A point of the game is told by the commands played before it: 0 is the start, length() as far as is known. Reading
/// is safe from several threads once playOn() is done.
class Replay {
public:
    static constexpr std::size_t kBudget = std::size_t{256}
                                           << 20; ///< bytes of worlds; the start is kept whatever it takes

    /// Stands at the start of the game. The error: its dungeon cannot be played.
    static Result<Replay> of(Session played, std::size_t budget = kBudget);

    /// Plays so many more commands of the log, up to the first one that does not lead to what was recorded.
    void playOn(std::size_t commands);
    bool isDone() const { return m_difference || length() == log().size(); }

    const std::vector<LoggedCommand>& log() const { return m_played.log(); }
    /// How many commands have been played and led to what was recorded.
    std::size_t length() const { return m_marks.size() - 1; }
    const std::optional<ReplayDifference>& difference() const { return m_difference; }
    const std::vector<Arrival>& arrivals() const { return m_arrivals; } ///< by point
    std::int64_t turnAt(std::size_t point) const { return m_marks[point].turn; }
    std::size_t pointOfTurn(std::int64_t turn) const; ///< the first one of this turn; else the last one

    World worldAt(std::size_t point) const;
    /// A session that goes on from there, and one of this replay put there from another point.
    Session sessionAt(std::size_t point) const;
    void move(Session& session, std::size_t point) const;
    /// One that goes on and can step back as well, over the worlds that are kept here.
    Session practiceAt(std::size_t point) const;

    const Keyframes& keyframes() const { return m_keyframes; }

private:
    struct Mark {
        std::int64_t turn = 0;
        std::size_t messages = 0; ///< told so far
    };

    Replay(Session played, World start, std::size_t budget);
    void mark();
    void playNext();
    void compareEnd();

    Session m_played;
    World m_world; ///< as far as it has been played
    Keyframes m_keyframes;
    std::vector<Mark> m_marks; ///< by point
    std::vector<Message> m_messages;
    std::vector<Arrival> m_arrivals;
    std::optional<ReplayDifference> m_difference;
};

/// Plays a session's log again from the start of its dungeon and compares the hash after every turn and the final
/// state. Nothing: it is the same game. The error: the log cannot be played.
Result<std::optional<ReplayDifference>> replay(const Session& session);

} // namespace cave
