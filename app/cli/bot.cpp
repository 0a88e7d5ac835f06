// SPDX-License-Identifier: MIT
// play and simulate: games by the bot.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/seed_lines.h"
#include "core/base/files.h"
#include "core/lab/bands.h"
#include "core/lab/trial.h"
#include "core/rules/facts/score.h"
#include "core/save/checks.h"
#include "core/save/game_file.h"
#include "core/save/save_lock.h"
#include "core/save/state_words.h"
#include "core/world/hero/origins.h"

#include <memory>

namespace cave::cli {

namespace {

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

// Kinds that the hero does not know.
int unknownIn(const World& world)
{
    int unknown = 0;
    for (std::size_t kind = 0; kind < world.catalogue().items().size(); ++kind)
        unknown += !world.isKnown(static_cast<ItemKindId>(kind));
    return unknown;
}

Json jsonOf(const Trial& trial, const std::string& persona)
{
    const BotGame& game = trial.game;
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
    json.set("persona", persona);
    if (const Origin* origin = originOf(world.rules(), world.state().origin))
        json.set("origin", origin->id);
    json.set("waits", trial.log.waits());
    if (!world.rules().identify.empty())
        json.set("unknown", unknownIn(world));
    json.set("levels", jsonOf(trial.log));
    json.set("hash", hexOf(world.hash()));
    if (game.unfinished)
        json.set("reason", inEnglish(*game.unfinished));
    return json;
}

// "100 games: 5 won, 93 died, 2 not finished; 812 turns on average."
std::string sentenceOf(const Tally& sum)
{
    return std::to_string(sum.games) + (sum.games == 1 ? " game: " : " games: ") + std::to_string(sum.won) + " won, " +
           std::to_string(sum.died) + " died, " + std::to_string(sum.unfinished()) + " not finished; " +
           std::to_string(sum.meanTurns()) + " turns on average.";
}

// The sum of all games, with who played.
Result<void> writeSummary(const Tally& sum, const BotArguments& arguments)
{
    if (arguments.summary.empty())
        return {};
    Json json;
    json.set("persona", arguments.plan.persona.id);
    const Json counted = jsonOf(sum);
    for (const auto& [key, value] : *counted.as<Json::Object>())
        json.set(key, value);
    return writeOut(arguments.summary, json.compact() + '\n');
}

Result<std::vector<Band>> bandsIn(const std::filesystem::path& path)
{
    if (path.empty())
        return std::vector<Band>{};
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto bands = readBands(*text);
    return bands ? std::move(bands) : std::unexpected(inFile(bands.error(), path.string()));
}

// Whether the sum lies in the bands, as far as it can be known.
bool tellBands(const std::vector<Band>& bands, const Tally& sum, const std::string& persona)
{
    bool holds = true;
    for (const BandCheck& check : checkBands(bands, sum, persona)) {
        complain(sentenceOf(check));
        holds &= !check.isMissed;
    }
    return holds;
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
    auto trial = playTrial(file->dungeon, seed, arguments.plan);
    if (!trial)
        return refuse(trial.error(), nameOrFile);
    const Json outcome = jsonOf(*trial, arguments.plan.persona.id);
    if (isStandardOutput(arguments.save))
        complain(outcome.compact()); // the save is the data
    else
        printJson(outcome);
    if (arguments.save.empty())
        return kDone;
    const auto saved = writeSave(GameFile{std::move(trial->game.session)}, arguments.save);
    return saved ? kDone : refuse(saved.error());
}

int simulate(const std::string& nameOrFile, const BotArguments& arguments, const LineArguments& lineArguments)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const auto bands = bandsIn(arguments.bands);
    if (!bands)
        return refuse(bands.error());
    const BotPlan& plan = arguments.plan;
    Tally sum;
    SeedLines lines;
    lines.source = nameOrFile;
    lines.run = runOf("simulate", file->dungeon,
                      Json::Object{{"persona", plan.persona.id}, {"origin", plan.origin}, {"turns", plan.turns}});
    lines.make = [&](std::uint64_t seed) -> Result<SeedLine> {
        auto trial = playTrial(file->dungeon, seed, plan);
        if (!trial)
            return std::unexpected(std::move(trial.error()));
        const auto kept = std::make_shared<const Trial>(std::move(*trial));
        return SeedLine{jsonOf(*kept, plan.persona.id), [&sum, kept] {
                            sum.add(kept->game, kept->log, deathOf(kept->game.session.world()));
                            return true;
                        }};
    };
    const LinesDone done = writeSeedLines(lines, lineArguments);
    if (!lineArguments.parts.empty() || (done.status != kDone && !done.isStopped) || !isOutputOpen())
        return done.status; // what went wrong with the output is asked when the program ends
    complain(sentenceOf(sum));
    if (const auto written = writeSummary(sum, arguments); !written)
        return refuse(written.error());
    const bool holds = tellBands(*bands, sum, plan.persona.id);
    return done.isStopped ? kCannot : holds ? kDone : kNo;
}

} // namespace cave::cli
