// SPDX-License-Identifier: MIT
// A running game with its command log and messages: what a player, a bot, a replay and a save file hold.
#pragma once

#include "core/rules/play.h"

namespace cave {

// A hero command and the state hash after its turn.
struct LoggedCommand {
    Command command;
    std::uint64_t hash = 0;
    bool operator==(const LoggedCommand&) const = default;
};

class Session {
public:
    explicit Session(Game game);
    Session(Game game, std::vector<LoggedCommand> log, std::vector<Message> messages); // from a save

    static Result<Session> start(const Dungeon& dungeon, std::uint64_t seed);

    const World& world() const { return m_game.world; }
    const Dungeon& dungeon() const { return m_game.dungeon; } // as played, with this game's seed
    const std::vector<LoggedCommand>& log() const { return m_log; }
    const std::vector<Message>& messages() const { return m_messages; }

    // Plays the hero's command, logs it unless it was refused, and appends what the hero noticed (or why it was
    // refused) to the messages.
    Turn submit(const Command& command);

private:
    Game m_game;
    std::vector<LoggedCommand> m_log;
    std::vector<Message> m_messages;
};

struct ReplayDifference {
    std::int64_t turn = 0; // from 1; 0: the log could be played but does not end in the saved state
    Text what;
};

// Plays a session's log again from the start of its dungeon and compares the hash after every turn and the final state.
// Nothing: it is the same game. The error: the log cannot be played.
Result<std::optional<ReplayDifference>> replay(const Session& session);

} // namespace cave
