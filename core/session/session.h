// SPDX-License-Identifier: MIT
/// @file
/// A running game with its command log and messages: what a player, a bot, a replay and a save file hold.
#pragma once

#include "core/rules/facts/message.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "core/session/keyframes.h"

#include <span>

namespace cave {

/// A hero command and the state hash after its turn.
struct LoggedCommand {
    Command command;
    std::uint64_t hash = 0;
    bool operator==(const LoggedCommand&) const = default;
};

class Session {
public:
    explicit Session(Game game); ///< of a game that begins: the dungeon's intro is in its messages
    Session(Game game, std::vector<LoggedCommand> log, std::vector<Message> messages); ///< from a save

    static Result<Session> start(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin = {},
                                 std::uint64_t trial = 0); ///< see startGame()

    const World& world() const { return m_game.world; }
    const Dungeon& dungeon() const { return m_game.dungeon; } ///< as played, with this game's seed
    const std::vector<LoggedCommand>& log() const { return m_log; }
    const std::vector<Message>& messages() const { return m_messages; }

    /// Plays the hero's command, logs it unless it was refused, and appends what the hero noticed (or why it was
    /// refused) to the messages.
    Turn submit(const Command& command);
    /// Appends a message that no command brought: why travelling stopped.
    void tell(Tone tone, Text text);

    /// For playtests: messages name each scripted event that happens, or is triggered and does not, and why.
    void tellOfEvents() { m_game.world.tellOfEvents(); }

    /// Practice: from now on commands can be taken back, for about `budget` bytes. One step back plays at most the
    /// commands since the last keyframe again; the first one behind the point where this was called plays all. Once
    /// they are allowed this changes nothing.
    void allowStepsBack(std::size_t budget = std::size_t{256} << 20);
    /// The same with keyframes of this game so far, behind which nothing is played again.
    void allowStepsBack(Keyframes keyframes);
    bool canStepBack() const { return m_keyframes && !m_log.empty(); }
    bool canStepForward() const { return !m_undone.empty(); }
    /// Takes the last command back: log, messages and world become what they were before it, but for messages about
    /// what was refused. How many commands were played again for it; the error: the log plays to another state with
    /// these rules, and nothing has changed.
    Result<std::size_t> stepBack();
    /// The same by going on as `earlier`, this game before its last command: which plays nothing again.
    void stepBackTo(Session earlier);
    /// Plays the command again that was taken back last. Any other command that is not refused forgets them all.
    Turn stepForward();

    /// Watching: the same game at another point. `messages` begins with what is told now, or the other way round.
    void moveTo(World world, std::span<const LoggedCommand> log, std::span<const Message> messages);

private:
    struct Rerun {
        World world;
        std::vector<Message> told;
    };

    Turn playOn(const Command& command);
    void keepKeyframe();
    Result<Rerun> rerun(World from, std::size_t first, std::size_t target, Keyframes* keyframes) const;

    Game m_game;
    std::vector<LoggedCommand> m_log;
    std::vector<Message> m_messages;
    std::optional<Keyframes> m_keyframes; ///< practice only
    std::vector<Command> m_undone; ///< the next one last
};

/// Adds what the hero noticed of a turn that led to this world.
void tellTurn(const World& world, const Turn& turn, std::vector<Message>& messages);

} // namespace cave
