// SPDX-License-Identifier: MIT
/// @file
/// Many bot games of a design as it stands, and what they say of its cells and levels.
#pragma once

#include "core/base/progress.h"
#include "core/lab/cell_log.h"
#include "core/lab/cell_sums.h"
#include "core/lab/interval.h"
#include "core/lab/tally.h"

#include <atomic>
#include <string>
#include <vector>

namespace cave {

inline constexpr int kMostPlaytests = 10'000;

struct PlaytestPlan {
    int games = 100; ///< of each persona; 1..kMostPlaytests
    std::vector<std::string> personas{"explorer"}; ///< ids, one or more
    /// Each game on another seed from this one on; nothing: all on the map as it is, with other dice each, the same for
    /// a game's number whatever has been edited.
    std::optional<std::uint64_t> firstSeed;
    std::int64_t turns = kBotTurns; ///< of a game at most
    bool operator==(const PlaytestPlan&) const = default;

    int total() const { return games * static_cast<int>(personas.size()); }
    bool isOfOneMap() const { return !firstSeed; }
};

/// A game as it went. Of the numbers 0 .. total() - 1 those of the first persona come first in each round.
struct PlaytestGame {
    int number = 0;
    std::uint64_t seed = 0;
    std::uint64_t trial = 0; ///< see startGame()
    std::string persona; ///< id
    std::optional<Error> refusal; ///< why no game can begin on the levels of this seed; nothing else is known then
    Outcome outcome = Outcome::Running; ///< Running: the bot did not come to an end
    Cause cause = Cause::Slain;
    std::string killer; ///< id of a creature; "": nobody
    Position end;
    std::int64_t turn = 0;
    std::int64_t score = 0;
    std::uint64_t hash = 0; ///< of the world at the end, by which the same game is known wherever it is played again
    std::map<int, LevelLog> levels;
    CellCountsOfGame cells; ///< of games on one map; else empty
    CellProfile profile{}; ///< of games on other maps; else empty
};

/// The error: the dungeon cannot be played, or `isStopped` became true before the game was over. Among games on new
/// seeds one that cannot begin is a game that is not finished.
Result<PlaytestGame> playTest(const Dungeon& dungeon, const PlaytestPlan& plan, int number,
                              const std::atomic<bool>& isStopped);
/// The same game, to be watched: its log is all of it.
Result<Session> playAgain(const Dungeon& dungeon, const PlaytestPlan& plan, int number, const Progress& progress = {});

/// What the games of a plan have in sum, as far as they were added: games 0 .. count - 1.
class PlaytestSum {
public:
    PlaytestSum(const Dungeon& dungeon, PlaytestPlan plan);

    /// In whatever order they are done: those that come early wait for the ones before.
    void add(PlaytestGame game);

    const PlaytestPlan& plan() const { return m_plan; }
    int count() const { return static_cast<int>(m_games.size()); }
    bool isDone() const { return count() == m_plan.total(); }
    const std::vector<PlaytestGame>& games() const { return m_games; } ///< without their cells
    const Tally& tally() const { return m_tally; }
    const CellProfile& profile() const { return m_profile; } ///< of games on other maps
    const CellSums* cells(Uid level) const; ///< null: the design had no such level
    /// The measure "danger" of a level of the design, by its z; nothing: of games on other maps, or no such level.
    std::optional<std::int64_t> danger(int z) const;

private:
    void addNext(PlaytestGame game);

    PlaytestPlan m_plan;
    std::vector<PlaytestGame> m_games;
    std::map<int, PlaytestGame> m_waiting; ///< by number
    Tally m_tally;
    CellProfile m_profile{};
    std::vector<Uid> m_levels; ///< uids, top first
    std::vector<CellSums> m_cells; ///< by level
    std::vector<std::int64_t> m_danger; ///< by level, of games on one map
};

/// How games went that were played with the same numbers before and after an edit.
struct PlaytestChange {
    int better = 0; ///< won instead of not, else deeper, else with a higher score
    int worse = 0;
    int same = 0;
    bool operator==(const PlaytestChange&) const = default;
};
PlaytestChange changeBetween(const PlaytestSum& before, const PlaytestSum& after); ///< of the games that both have

/// Bands of a map of counts, each twice the one below: 0 where there is nothing, then 1 .. kHeatBands, the highest of
/// which ends at the largest count.
inline constexpr int kHeatBands = 7;
int heatBand(std::int64_t count, std::int64_t largest);
/// The least count in a band of 1 .. kHeatBands; 0: no count is in it, as of a small largest one in the low bands.
std::int64_t leastOfHeatBand(int band, std::int64_t largest);

} // namespace cave
