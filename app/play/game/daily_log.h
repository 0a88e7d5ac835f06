// SPDX-License-Identifier: MIT
// Which daily games were begun and how they ended: daily.json in the folder of data. Needs no window.
#pragma once

#include "core/world/world.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace cave {

struct RecordSummary;

struct DailyEnd {
    Outcome outcome = Outcome::Died; // or Won
    std::int64_t score = 0;
    std::int64_t turn = 0;
    int level = 1; // where it ended, from 1
    bool gaveUp = false; // of one who died
    bool operator==(const DailyEnd&) const = default;
};

// The first game of a day: no other counts.
struct DailyGame {
    std::string day; // "2026-11-21"
    std::string origin; // id; "": the dungeon had none
    std::optional<DailyEnd> end; // none: it goes on, or was left
    bool operator==(const DailyGame&) const = default;
};

DailyEnd dailyEndOf(const RecordSummary& summary);

class DailyLog {
public:
    static constexpr std::size_t kMostDays = 4000; // the oldest are forgotten

    // Unknown members, days that are none or not in order, and wrong numbers fail at their path.
    static Result<DailyLog> read(std::string_view text);
    static Result<DailyLog> load(const std::filesystem::path& file); // no file: no day was played yet

    std::string text() const;
    Result<void> save(const std::filesystem::path& file) const; // as a whole or not at all

    const std::vector<DailyGame>& games() const { return m_games; } // by day
    const DailyGame* of(std::string_view day) const; // null: none was begun
    bool begin(const std::string& day, const std::string& origin); // false: the day has its game already
    bool end(std::string_view day, const DailyEnd& end); // false: that game was not begun, or has ended

private:
    std::string m_schema; // kSchemaMember of the file, which stays
    std::vector<DailyGame> m_games;
};

} // namespace cave
