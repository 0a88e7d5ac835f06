// SPDX-License-Identifier: MIT
/// @file
/// Whole games played by the bot.
#pragma once

#include "core/pilot/persona/persona.h"
#include "core/session/session.h"

#include <functional>

namespace cave {

inline constexpr std::int64_t kBotTurns = 20'000; ///< of a game, when nobody says otherwise

/// Told of each command of a game that was not refused and of the turn that came of it, with the world as it is then.
using TurnListener = std::function<void(const World& world, const Command& command, const Turn& turn)>;

struct BotPlan {
    Persona persona = explorer();
    std::int64_t turns = kBotTurns; ///< at most
    TurnListener listener = {};     ///< may be empty
    std::string origin = {};        ///< of the hero of a new game; "": the first
    std::uint64_t trial = 0;        ///< of a new game, see startGame()
    std::function<bool()> goesOn = {}; ///< asked now and then, unless it is empty; false: the game is left unfinished
};

struct BotGame {
    Session session;
    int refused = 0;                ///< commands
    std::optional<Text> unfinished;  ///< why the game is not over
};

/// Plays a game to its end, or for so many turns, or until the bot finds nothing to do any more.
BotGame playByBot(Session session, const BotPlan& plan = {});
Result<BotGame> playByBot(const Dungeon& dungeon, std::uint64_t seed, const BotPlan& plan = {}); ///< a new one

} // namespace cave
