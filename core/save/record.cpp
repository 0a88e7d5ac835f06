// SPDX-License-Identifier: MIT
#include "core/save/record.h"

#include "core/base/day.h"
#include "core/base/files.h"
#include "core/base/game_seed.h"
#include "core/content/english.h"
#include "core/content/words.h"
#include "core/rules/facts/score.h"
#include "core/save/checks.h"
#include "core/save/parts/state_words.h"
#include "core/world/hero/origins.h"

namespace cave {

namespace {

constexpr std::size_t kHeadBytes = 64 * 1024; // hold the lines before the dungeon
constexpr std::int64_t kLargestScore = std::int64_t{1} << 60;

// The lines of the beginning of a file of ours that stand before "dungeon", as one document; nothing when it has no
// summary there.
std::optional<Json> headTextOf(std::string_view text)
{
    const std::size_t record = text.find("\n\"record\": ");
    const std::size_t end = record == std::string_view::npos ? record : text.find(",\n", record);
    if (end == std::string_view::npos)
        return std::nullopt;
    auto document = parseJson(std::string(text.substr(0, end)) + "}");
    return document ? std::optional(std::move(*document)) : std::nullopt;
}

RecordSummary readSummary(const JsonCursor& top)
{
    checkFormat(top, kGameFormat, kGameVersion);
    RecordSummary summary = readRecord(top["record"]);
    summary.seed = top["seed"].seed();
    summary.seedWords = readSeedWords(top, summary.seed);
    summary.hero = readHero(top);
    summary.daily = readDaily(top);
    if (const auto practice = top.find("practice"))
        summary.isPractice = practice->flag();
    return summary;
}

} // namespace

RecordSummary summaryOfRecord(const GameFile& game)
{
    const World& world = game.session.world();
    const WorldState& state = world.state();
    RecordSummary summary;
    summary.dungeon = state.dungeonName;
    summary.seed = state.seed;
    summary.seedWords = game.seedWords;
    summary.score = scoreOf(world).total;
    summary.turn = state.turn;
    summary.level = world.hero().at.z + 1;
    summary.outcome = state.outcome;
    summary.cause = state.cause;
    if (state.killer)
        summary.killer =
            EnglishPhrasebook(state.catalogue)
                .kindName({KindTable::Creature, state.catalogue->creature(*state.killer).id, Role::AObject});
    summary.endedOn = game.endedOn;
    summary.hero = game.hero;
    summary.daily = game.daily;
    if (const Origin* origin = originOf(state.rules, state.origin))
        summary.origin = origin->name;
    summary.deepest = deepestLevel(world) + 1;
    for (const SlainKind& slain : state.slain)
        summary.slain += slain.count;
    summary.isPractice = game.isPractice;
    return summary;
}

Json recordJson(const GameFile& game)
{
    const RecordSummary summary = summaryOfRecord(game);
    Json json;
    json.set("dungeon", summary.dungeon);
    json.set("score", summary.score);
    json.set("turn", summary.turn);
    json.set("level", summary.level);
    json.set("outcome", wordFor(kOutcomes, summary.outcome));
    json.set("cause", wordFor(kCauses, summary.cause));
    if (!summary.killer.empty())
        json.set("killer", summary.killer);
    if (!summary.endedOn.empty())
        json.set("endedOn", summary.endedOn);
    if (!summary.origin.empty())
        json.set("origin", summary.origin);
    if (summary.deepest != summary.level)
        json.set("deepest", summary.deepest);
    if (summary.slain != 0)
        json.set("slain", summary.slain);
    return json;
}

HeroCard readHero(const JsonCursor& top)
{
    const auto hero = top.find("hero");
    return hero ? readHeroCard(*hero) : HeroCard{};
}

std::string readDaily(const JsonCursor& top)
{
    const auto daily = top.find("daily");
    if (!daily)
        return {};
    std::string day = daily->text();
    if (!isDay(day))
        daily->fail({CAVE_TEXT("errors", "This must be a day such as \"2026-11-21\".")});
    return day;
}

std::string readSeedWords(const JsonCursor& top, std::uint64_t seed)
{
    const auto at = top.find("seedWords");
    if (!at)
        return {};
    std::string words = at->text();
    if (!areWordsOf(words, seed))
        at->fail({CAVE_TEXT("errors", "These are not the words of the game's seed.")});
    return words;
}

RecordSummary readRecord(const JsonCursor& at)
{
    at.allowOnly(
        {"dungeon", "score", "turn", "level", "outcome", "cause", "killer", "endedOn", "origin", "deepest", "slain"});
    RecordSummary summary;
    summary.dungeon = at["dungeon"].text();
    summary.score = at["score"].integer(0, kLargestScore);
    summary.turn = at["turn"].integer(0, kLargestScore);
    summary.level = static_cast<int>(at["level"].integer(1, kMaxDepth));
    summary.outcome = readWord<Outcome>(at["outcome"], kOutcomes);
    summary.cause = readWord<Cause>(at["cause"], kCauses);
    if (const auto killer = at.find("killer"))
        summary.killer = killer->text();
    if (const auto endedOn = at.find("endedOn"))
        summary.endedOn = endedOn->text();
    if (const auto origin = at.find("origin"))
        summary.origin = origin->text();
    summary.deepest = summary.level;
    if (const auto deepest = at.find("deepest"))
        summary.deepest = static_cast<int>(deepest->integer(1, kMaxDepth));
    if (const auto slain = at.find("slain"))
        summary.slain = slain->integer(0, kLargestScore);
    return summary;
}

Result<RecordSummary> loadRecordSummary(const std::filesystem::path& path)
{
    const auto text = readBeginning(path, kHeadBytes);
    if (!text)
        return std::unexpected(text.error());
    if (const auto head = headTextOf(*text)) {
        std::optional<Error> problem;
        RecordSummary summary = readSummary(JsonCursor(*head, problem));
        if (problem)
            return std::unexpected(inFile(std::move(*problem), path.string()));
        return summary;
    }
    const auto game = loadGame(path);
    if (!game)
        return std::unexpected(game.error());
    if (!game->session.world().isOver())
        return failure(path.string(), {CAVE_TEXT("errors", "A record is of a game that is over.")});
    return summaryOfRecord(*game);
}

} // namespace cave
