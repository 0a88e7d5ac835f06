// SPDX-License-Identifier: MIT
// play and simulate: games by the bot.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/stop_signals.h"
#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/pilot/bot_game.h"
#include "core/rules/facts/score.h"
#include "core/save/game_file.h"
#include "core/save/save_lock.h"
#include "core/save/state_words.h"

#include <algorithm>

namespace cave::cli {

namespace {

constexpr std::uint64_t kBatch = 16; // games a thread, before the next lines are printed

struct Sum {
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t died = 0;
    std::int64_t turns = 0;
    std::int64_t refused = 0;
    std::map<int, int> deathsByLevel; // from 1
    std::map<std::string, int> deathsBy;
};

std::string_view outcomeWord(Outcome outcome)
{
    return outcome == Outcome::Running ? "unfinished" : kOutcomes[static_cast<std::size_t>(outcome)];
}

std::string_view causeWord(Cause cause) { return kCauses[static_cast<std::size_t>(cause)]; }

// Who or what the hero died of: a creature's id, or the cause.
std::string deathOf(const World& world)
{
    const auto& killer = world.state().killer;
    return killer ? world.catalogue().creature(*killer).id : std::string(causeWord(world.state().cause));
}

int killsIn(const World& world)
{
    int kills = 0;
    for (const SlainKind& slain : world.state().slain)
        kills += slain.count;
    return kills;
}

Json jsonOf(const BotGame& game)
{
    const World& world = game.session.world();
    const bool isDead = world.state().outcome == Outcome::Died;
    const auto& killer = world.state().killer;
    Json json;
    json.set("seed", std::to_string(world.state().seed));
    json.set("outcome", outcomeWord(world.state().outcome));
    json.set("cause", isDead ? Json(causeWord(world.state().cause)) : Json());
    json.set("killer", isDead && killer ? Json(world.catalogue().creature(*killer).id) : Json());
    json.set("turn", world.state().turn);
    json.set("level", world.hero().at.z + 1);
    json.set("deepest", deepestLevel(world) + 1);
    json.set("experienceLevel", world.hero().level);
    json.set("kills", killsIn(world));
    json.set("health", world.hero().health);
    json.set("score", scoreOf(world).total);
    json.set("refused", game.refused);
    json.set("hash", hexOf(world.hash()));
    if (game.unfinished)
        json.set("reason", inEnglish(*game.unfinished));
    return json;
}

template <typename Key>
Json countsJson(const std::map<Key, int>& counts)
{
    Json json = Json::Object{};
    for (const auto& [key, count] : counts)
        if constexpr (std::is_same_v<Key, int>)
            json.set(std::to_string(key), count);
        else
            json.set(key, count);
    return json;
}

void add(Sum& sum, const BotGame& game)
{
    const World& world = game.session.world();
    ++sum.games;
    sum.turns += world.state().turn;
    sum.refused += game.refused;
    sum.won += world.state().outcome == Outcome::Won;
    if (world.state().outcome != Outcome::Died)
        return;
    ++sum.died;
    ++sum.deathsByLevel[world.hero().at.z + 1];
    ++sum.deathsBy[deathOf(world)];
}

Json jsonOf(const Sum& sum)
{
    Json json;
    json.set("games", sum.games);
    json.set("won", sum.won);
    json.set("wonPerMille", sum.games > 0 ? sum.won * 1000 / sum.games : 0);
    json.set("died", sum.died);
    json.set("unfinished", sum.games - sum.won - sum.died);
    json.set("meanTurns", sum.games > 0 ? sum.turns / sum.games : 0);
    json.set("refused", sum.refused);
    json.set("deathsByLevel", countsJson(sum.deathsByLevel));
    json.set("deathsBy", countsJson(sum.deathsBy));
    return json;
}

// "100 games: 5 won, 93 died, 2 not finished; 812 turns on average."
std::string sentenceOf(const Sum& sum)
{
    return std::to_string(sum.games) + (sum.games == 1 ? " game: " : " games: ") + std::to_string(sum.won) + " won, " +
           std::to_string(sum.died) + " died, " + std::to_string(sum.games - sum.won - sum.died) + " not finished; " +
           std::to_string(sum.games > 0 ? sum.turns / sum.games : 0) + " turns on average.";
}

// A file is replaced as a whole, and not while another program plays it.
Result<void> writeSave(const GameFile& game, const std::filesystem::path& out)
{
    if (isStandardOutput(out) || whyUnreadable(out))
        return writeOut(out, writeGame(game));
    const auto lock = SaveLock::take(out);
    return lock ? saveGame(game, out) : std::unexpected(lock.error());
}

} // namespace

int playWithBot(const std::string& nameOrFile, std::uint64_t seed, const BotArguments& arguments)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    auto game = playByBot(file->dungeon, seed, arguments.turns);
    if (!game)
        return refuse(game.error(), nameOrFile);
    const Json outcome = jsonOf(*game);
    if (isStandardOutput(arguments.save))
        complain(outcome.compact()); // the save is the data
    else
        printJson(outcome);
    if (arguments.save.empty())
        return kDone;
    const auto saved = writeSave(GameFile{std::move(game->session)}, arguments.save);
    return saved ? kDone : refuse(saved.error());
}

int simulate(const std::string& nameOrFile, const SeedRange& seeds, const BotArguments& arguments, int jobs)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    Sum sum;
    const StopSignals signals;
    const std::uint64_t batch = kBatch * static_cast<std::uint64_t>(jobs);
    for (std::uint64_t done = 0; done < seeds.count && !signals.isAsked(); done += batch) {
        const std::uint64_t count = std::min(batch, seeds.count - done);
        std::vector<std::optional<Result<BotGame>>> games(count);
        forEachInParallel(count, jobs, [&](std::size_t i) {
            games[i] = playByBot(file->dungeon, seeds.first + done + i, arguments.turns);
        });
        for (const auto& game : games) {
            if (!*game)
                return refuse(game->error(), nameOrFile);
            printJson(jsonOf(**game));
            add(sum, **game);
        }
        if (!isOutputOpen())
            return kDone; // what went wrong is asked when the program ends
    }
    complain(sentenceOf(sum));
    if (!arguments.summary.empty())
        if (const auto written = writeOut(arguments.summary, jsonOf(sum).compact() + '\n'); !written)
            return refuse(written.error());
    return signals.isAsked() ? kCannot : kDone;
}

} // namespace cave::cli
