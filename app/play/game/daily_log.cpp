// SPDX-License-Identifier: MIT
#include "app/play/game/daily_log.h"

#include "app/play/game/log_text.h"
#include "core/base/day.h"
#include "core/base/files.h"
#include "core/content/words.h"
#include "core/save/checks.h"
#include "core/save/parts/state_words.h"
#include "core/save/record.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::string_view kFormat = "cavewright/daily";
constexpr int kVersion = 1;
constexpr std::size_t kMostBytes = std::size_t{1} << 20;
constexpr std::int64_t kLargest = std::int64_t{1} << 60; // as in a record

DailyEnd readEnd(const JsonCursor& at)
{
    at.allowOnly({"outcome", "score", "turn", "level", "gaveUp"});
    DailyEnd end;
    end.outcome = readWord<Outcome>(at["outcome"], kOutcomes);
    if (end.outcome == Outcome::Running)
        at["outcome"].fail({CAVE_TEXT("errors", "A game that has ended is not running.")});
    end.score = at["score"].integer(0, kLargest);
    end.turn = at["turn"].integer(0, kLargest);
    end.level = static_cast<int>(at["level"].integer(1, kMaxDepth));
    if (const auto gaveUp = at.find("gaveUp"))
        end.gaveUp = gaveUp->flag();
    if (end.gaveUp && end.outcome == Outcome::Won)
        at["gaveUp"].fail({CAVE_TEXT("errors", "A game that was won was not given up.")});
    return end;
}

DailyGame readGameOfDay(const JsonCursor& at)
{
    at.allowOnly({"day", "origin", "end"});
    DailyGame game;
    game.day = at["day"].text();
    if (!isDay(game.day))
        at["day"].fail({CAVE_TEXT("errors", "This must be a day such as \"2026-11-21\".")});
    if (const auto origin = at.find("origin"))
        game.origin = origin->id();
    if (const auto end = at.find("end"))
        game.end = readEnd(*end);
    return game;
}

Json jsonOf(const DailyGame& game)
{
    Json json;
    json.set("day", game.day);
    if (!game.origin.empty())
        json.set("origin", game.origin);
    if (game.end) {
        Json end;
        end.set("outcome", wordFor(kOutcomes, game.end->outcome));
        end.set("score", game.end->score);
        end.set("turn", game.end->turn);
        end.set("level", game.end->level);
        if (game.end->gaveUp)
            end.set("gaveUp", true);
        json.set("end", std::move(end));
    }
    return json;
}

} // namespace

DailyEnd dailyEndOf(const RecordSummary& summary)
{
    return {summary.outcome, summary.score, summary.turn, summary.level, summary.cause == Cause::GaveUp};
}

Result<DailyLog> DailyLog::read(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    checkFormat(top, kFormat, kVersion);
    DailyLog log;
    if (!problem) {
        top.allowOnlyInFile({"format", "version", "days"});
        log.m_schema = top.schema();
        for (const JsonCursor& at : top["days"].items()) {
            log.m_games.push_back(readGameOfDay(at));
            const std::size_t count = log.m_games.size();
            if (!at.failed() && count > 1 && log.m_games[count - 2].day >= log.m_games[count - 1].day)
                at["day"].fail({CAVE_TEXT("errors", "Days must stand in their order, each once.")});
        }
        if (log.m_games.size() > kMostDays)
            top["days"].fail(
                {CAVE_TEXT("errors", "There may be %1 days at most."), {static_cast<std::int64_t>(kMostDays)}});
    }
    if (problem)
        return std::unexpected(std::move(*problem));
    return log;
}

Result<DailyLog> DailyLog::load(const std::filesystem::path& file)
{
    std::error_code error; // a folder that cannot be looked into is told of when the file is read
    if (!std::filesystem::exists(file, error) && !error)
        return DailyLog{};
    const auto text = readFile(file, kMostBytes);
    if (!text)
        return std::unexpected(text.error());
    auto log = read(*text);
    return log ? std::move(log) : std::unexpected(inFile(std::move(log.error()), file.string()));
}

std::string DailyLog::text() const
{
    std::vector<Json> rows;
    for (const DailyGame& game : m_games)
        rows.push_back(jsonOf(game));
    return logText({m_schema, kFormat, kVersion, "days"}, rows);
}

Result<void> DailyLog::save(const std::filesystem::path& file) const { return writeFileAtomically(file, text()); }

const DailyGame* DailyLog::of(std::string_view day) const
{
    const auto found = std::ranges::find(m_games, day, &DailyGame::day);
    return found == m_games.end() ? nullptr : &*found;
}

bool DailyLog::begin(const std::string& day, const std::string& origin)
{
    if (of(day))
        return false;
    m_games.insert(std::ranges::lower_bound(m_games, day, {}, &DailyGame::day), {day, origin, std::nullopt});
    if (m_games.size() > kMostDays)
        m_games.erase(m_games.begin());
    return true;
}

bool DailyLog::end(std::string_view day, const DailyEnd& end)
{
    const auto found = std::ranges::find(m_games, day, &DailyGame::day);
    if (found == m_games.end() || found->end)
        return false;
    found->end = end;
    return true;
}

} // namespace cave
