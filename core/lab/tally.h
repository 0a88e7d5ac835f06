// SPDX-License-Identifier: MIT
/// @file
/// Many games of one dungeon and one persona, added up.
#pragma once

#include "core/json/json.h"
#include "core/lab/play_log.h"
#include "core/lab/supplies.h"
#include "core/pilot/bot_game.h"

#include <optional>
#include <string>

namespace cave {

/// Of all games that came to a level.
struct LevelTally {
    std::int64_t reached = 0;
    std::int64_t died = 0; ///< there
    LevelLog sum;
};

/// Of all games that came to the level, which some must have.
inline std::int64_t meanOf(const LevelTally& level, std::int64_t LevelLog::* number)
{
    return level.sum.*number / level.reached;
}

struct GameEnd {
    Outcome outcome = Outcome::Running; ///< Running: the bot did not come to an end
    Cause cause = Cause::Slain;
    std::string death; ///< as for Tally::add()
    std::int64_t turn = 0;
    int z = 0; ///< the level
    int refused = 0; ///< commands
    bool isUnplayable = false; ///< it could not begin
};

struct Tally {
    std::int64_t games = 0; ///< also those that could not begin, which are not finished either
    std::int64_t unplayable = 0; ///< those
    std::int64_t won = 0;
    std::int64_t died = 0;
    std::int64_t starved = 0;
    std::int64_t turns = 0;
    std::int64_t waits = 0; ///< with nothing dangerous in view
    std::int64_t refused = 0;
    std::map<std::string, std::int64_t> deathsBy; ///< a creature's id, or a cause
    std::map<int, LevelTally> levels;             ///< by z
    Supplies supplies; ///< of games that were added with their world, not by their end alone

    /// `death`: who or what the hero died of, where it did.
    void add(const BotGame& game, const PlayLog& log, const std::string& death);
    void add(const GameEnd& end, const std::map<int, LevelLog>& levels);
    std::int64_t unfinished() const { return games - won - died; }
    std::int64_t played() const { return games - unplayable; }
    std::int64_t meanTurns() const { return played() > 0 ? turns / played() : 0; }
    /// Food that there was in games that were won, in per cent of what they used up; absent: none was won, or needs
    /// any.
    std::optional<int> foodPercent() const;
};

Json jsonOf(const PlayLog& log); ///< a list of the levels, from 1
Json jsonOf(const Tally& tally);

} // namespace cave
