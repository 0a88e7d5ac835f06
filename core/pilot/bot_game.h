// SPDX-License-Identifier: MIT
/// @file
/// Whole games played by the bot.
#pragma once

#include "core/session/session.h"

namespace cave {

inline constexpr std::int64_t kBotTurns = 20'000; ///< of a game, when nobody says otherwise

struct BotGame {
    Session session;
    int refused = 0;                ///< commands
    std::optional<Text> unfinished;  ///< why the game is not over
};

/// Plays a game to its end, or for so many turns, or until the bot finds nothing to do any more.
Result<BotGame> playByBot(const Dungeon& dungeon, std::uint64_t seed, std::int64_t turns = kBotTurns);

} // namespace cave
