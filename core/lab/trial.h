// SPDX-License-Identifier: MIT
/// @file
/// Games of the bot with a log of their levels.
#pragma once

#include "core/lab/play_log.h"
#include "core/pilot/bot_game.h"

namespace cave {

struct Trial {
    BotGame game;
    PlayLog log;
};

/// As playByBot(); a listener of the plan is told after the log.
Trial playTrial(Session session, BotPlan plan = {});
Result<Trial> playTrial(const Dungeon& dungeon, std::uint64_t seed, BotPlan plan = {});

} // namespace cave
