// SPDX-License-Identifier: MIT
/// @file
/// Records of games that are over: what a list of them says of one, and the text for people that lies beside it.
#pragma once

#include "core/json/json_cursor.h"
#include "core/save/game_file.h"

namespace cave {

/// Stands near the beginning of a record, so that a list need not read the whole.
struct RecordSummary {
    std::string dungeon; ///< its name
    std::uint64_t seed = 0;
    std::string seedWords; ///< as in GameFile
    std::int64_t score = 0;
    std::int64_t turn = 0;
    int level = 1; ///< where it ended, from 1
    Outcome outcome = Outcome::Died;
    Cause cause = Cause::Slain;
    std::string killer; ///< in English, "a bat"; "": nobody
    std::string endedOn; ///< as in GameFile
    HeroCard hero; ///< as in GameFile
    std::string daily; ///< as in GameFile
    std::string origin; ///< its name, of rules that have origins; else ""
    int deepest = 1; ///< level that the hero came to, from 1
    std::int64_t slain = 0; ///< creatures, by the hero; 0 as well where the record does not say
    bool isPractice = false;
};

RecordSummary summaryOfRecord(const GameFile& game);

/// Reads only the beginning of the file where it can; nothing proves the rest whole. The error: this is no record.
Result<RecordSummary> loadRecordSummary(const std::filesystem::path& path);

/// The member "record" of a game file: derived on write, and all but its day from the game once that is read.
Json recordJson(const GameFile& game);
/// Without what stands beside it: the seed and its words, the hero, the daily, whether it was practice.
RecordSummary readRecord(const JsonCursor& at);
/// The members "hero" and "daily" of a game file.
HeroCard readHero(const JsonCursor& top);
std::string readDaily(const JsonCursor& top);
/// The member "seedWords" of a game file, "" without one.
std::string readSeedWords(const JsonCursor& top, std::uint64_t seed);

/// Everything worth telling of a finished game, in English: how it ended, the score and its formula, the kit, who was
/// slain, the last level as it was remembered and as it was, the last messages. Lines of at most 160 characters of map.
std::string recordText(const GameFile& game);

} // namespace cave
