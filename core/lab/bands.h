// SPDX-License-Identifier: MIT
/// @file
/// What the games of a dungeon should come to, and whether they do.
#pragma once

#include "core/lab/interval.h"
#include "core/lab/tally.h"

#include <optional>
#include <string>
#include <vector>

namespace cave {

/// Which share of a tally a band is about, or the won games of which tallies it compares.
enum class Share : std::uint8_t {
    Won,        ///< of all games
    Unfinished, ///< of all games
    Starved,    ///< of all games
    Early,      ///< of all games: the hero died on one of the first three levels
    Died,       ///< on each level, of those that came there
    Killed,     ///< of all games: by one creature or cause
    Waits,      ///< of all turns: those of waiting with nothing dangerous in view
    StonesUsed, ///< of all things found that make others better
    Unknown,    ///< in games that were won, of the kinds that need a name: those without one at the end
    Food,       ///< in games that were won: what there was, in per cent of what was used up
    FewerDied,  ///< of all games: those that died on a level, less those that died on the next
    Damage,     ///< on each level: health that a game lost there on average
    Origins,    ///< won with the origin that wins most, by those with the one that wins fewest
    Builds,     ///< likewise of the builds by which a hero grows
};

/// Bounds in per mille, in the unit of the share where that is another, both allowed; of Share::Origins and
/// Share::Builds the most in per cent.
struct Band {
    Share share = Share::Won;
    std::string persona;
    std::string killer; ///< for Share::Killed
    int low = 0;
    int high = 1000;
    bool operator==(const Band&) const = default;
};

/// Of a file such as tests/balance/deep.json: {"wonPerMille": {"explorer": [30, 100]}, "diedPerMille": {"planner":
/// 150}, "killedPerMille": {"explorer": {"golem": 100}}, "originSpreadPercent": {"planner": 200}}. One number is the
/// most. An error with its place.
Result<std::vector<Band>> readBands(std::string_view text);

struct BandCheck {
    std::string what; ///< "wonPerMille explorer", "diedPerMille explorer, level 3"
    int measured = 0; ///< in the unit of its band
    std::optional<Interval> interval; ///< absent: of what is no share
    Band band;
    /// The whole interval lies outside, or what was measured where there is none; of what must never be, the first one.
    bool isMissed = false;
};

/// Of the bands of one persona, in their order; those of others say nothing of its games, those that compare nothing of
/// one tally, and none says anything of what there was nothing of.
std::vector<BandCheck> checkBands(const std::vector<Band>& bands, const Tally& tally, std::string_view persona);

std::string sentenceOf(const BandCheck& check); ///< "wonPerMille explorer: 35 (12 to 78), wanted 30 to 100: missed"

/// The games of one origin, or of one build.
struct Rival {
    std::string name;
    std::int64_t games = 0;
    std::int64_t won = 0;
};

struct SpreadCheck {
    Band band;
    Rival best;
    Rival worst;
    bool isMissed = false; ///< even the least that the best may win is too much by the most that the worst may
};

/// Of the bands of one persona that compare. Where fewer than two were played there is nothing to compare.
std::vector<SpreadCheck> checkSpreads(const std::vector<Band>& bands, const std::vector<Rival>& origins,
                                      const std::vector<Rival>& builds, std::string_view persona);

/// "originSpreadPercent planner: poacher 400 (365 to 436), warden 150 (127 to 177), wanted at most 200: missed"
std::string sentenceOf(const SpreadCheck& check);

} // namespace cave
