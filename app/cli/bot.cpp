// SPDX-License-Identifier: MIT
// play and simulate: games by the bot.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/seed_lines.h"
#include "app/cli/stop_signals.h"
#include "app/cli/told_game.h"
#include "core/base/files.h"
#include "core/base/progress.h"
#include "core/lab/bands.h"
#include "core/lab/trial.h"
#include "core/rules/facts/score.h"
#include "core/save/checks.h"
#include "core/save/game_file.h"
#include "core/save/journal.h"
#include "core/save/parts/state_words.h"
#include "core/save/save_lock.h"
#include "core/world/hero/origins.h"

#include <algorithm>
#include <memory>
#include <system_error>

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

// Of a seed on whose levels no game can begin.
Json unplayableJson(std::uint64_t seed, const std::string& origin, const Persona& persona, const Error& why)
{
    Json json;
    json.set("seed", std::to_string(seed));
    json.set("outcome", "unplayable");
    json.set("persona", persona.id);
    if (!origin.empty())
        json.set("origin", origin);
    if (persona.build)
        json.set("build", wordOf(*persona.build));
    json.set("reason", inEnglish(why));
    return json;
}

Json jsonOf(const Trial& trial, const Persona& persona)
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
    json.set("persona", persona.id);
    if (const Origin* origin = originOf(world.rules(), world.state().origin))
        json.set("origin", origin->id);
    if (persona.build)
        json.set("build", wordOf(*persona.build));
    json.set("waits", trial.log.waits());
    if (!world.rules().identify.empty())
        json.set("unknown", unknownIn(world));
    json.set("levels", jsonOf(trial.log));
    json.set("hash", hexOf(world.hash()));
    if (game.unfinished)
        json.set("reason", inEnglish(*game.unfinished));
    return json;
}

// "100 games: 5 won, 93 died, 2 not finished (1 unplayable); 812 turns on average."
std::string sentenceOf(const Tally& sum)
{
    const std::string unplayable =
        sum.unplayable > 0 ? " (" + std::to_string(sum.unplayable) + " unplayable)" : std::string();
    return std::to_string(sum.games) + (sum.games == 1 ? " game: " : " games: ") + std::to_string(sum.won) + " won, " +
           std::to_string(sum.died) + " died, " + std::to_string(sum.unfinished()) + " not finished" + unplayable +
           "; " + std::to_string(sum.meanTurns()) + " turns on average.";
}

// What is played of each seed, and what comes of it in sum.
struct Side {
    BotPlan plan;
    std::string origin; // "": the dungeon has none
    Tally sum = {};
    std::optional<Error> whyUnplayable = {}; // the first seed on which no game could begin
};

std::string_view buildOf(const BotPlan& plan) { return plan.persona.build ? wordOf(*plan.persona.build) : ""; }

// In the order of the dungeon's origins, then of builds.
std::vector<Side> sidesOf(const Rules& rules, const BotArguments& arguments)
{
    std::vector<std::string> origins{arguments.plan.origin};
    if (arguments.everyOrigin) {
        origins.clear();
        for (const Origin& origin : rules.origins)
            origins.push_back(origin.id);
        if (origins.empty())
            origins.emplace_back();
    }
    std::vector<std::optional<Build>> builds{arguments.plan.persona.build};
    if (arguments.everyBuild) {
        builds.clear();
        for (std::size_t build = 0; build < buildWords().size(); ++build)
            builds.emplace_back(static_cast<Build>(build));
    }
    std::vector<Side> sides;
    for (const std::string& id : origins)
        for (const std::optional<Build> build : builds) {
            BotPlan plan = arguments.plan;
            plan.origin = id;
            plan.persona.build = build;
            const Origin* origin = originOf(rules, id);
            sides.push_back({std::move(plan), origin ? origin->id : std::string()});
        }
    return sides;
}

// "poacher, attack: " before the sum of one of several.
std::string prefixOf(const Side& side)
{
    const std::string_view build = buildOf(side.plan);
    return side.origin + (side.origin.empty() || build.empty() ? "" : ", ") + std::string(build) + ": ";
}

// The sum of all games of each side, a line each, with who played.
Result<void> writeSummary(const std::vector<Side>& sides, const BotArguments& arguments)
{
    if (arguments.summary.empty())
        return {};
    std::string lines;
    for (const Side& side : sides) {
        Json json;
        json.set("persona", side.plan.persona.id);
        if (!side.origin.empty())
            json.set("origin", side.origin);
        if (side.plan.persona.build)
            json.set("build", buildOf(side.plan));
        const Json counted = jsonOf(side.sum);
        for (const auto& [key, value] : *counted.as<Json::Object>())
            json.set(key, value);
        lines += json.compact() + '\n';
    }
    return writeOut(arguments.summary, lines);
}

Result<std::vector<Band>> bandsIn(const std::filesystem::path& path)
{
    if (path.empty())
        return std::vector<Band>{};
    const bool isInput = isStandardInput(path);
    const auto text = isInput ? readInput() : readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto bands = readBands(*text);
    return bands ? std::move(bands) : std::unexpected(inFile(bands.error(), shownName(path.string())));
}

void addTo(std::vector<Rival>& rivals, const std::string& name, const Tally& sum)
{
    auto found = std::ranges::find(rivals, name, &Rival::name);
    if (found == rivals.end())
        found = rivals.insert(found, {name});
    found->games += sum.games;
    found->won += sum.won;
}

// Bands of which none was looked at would seem to hold.
void tellUnused(const std::vector<Band>& bands, const std::vector<Side>& sides)
{
    if (!bands.empty())
        complain("No band says anything of these games of " + sides.front().plan.persona.id + '.');
}

// How far those lie apart that were played against each other.
bool tellSpreads(const std::vector<Band>& bands, const std::vector<Side>& sides)
{
    std::vector<Rival> origins;
    std::vector<Rival> builds;
    for (const Side& side : sides) {
        addTo(origins, side.origin, side.sum);
        if (side.plan.persona.build && isOfGrowth(*side.plan.persona.build))
            addTo(builds, std::string(buildOf(side.plan)), side.sum);
    }
    bool holds = true;
    const std::vector<SpreadCheck> checks = checkSpreads(bands, origins, builds, sides.front().plan.persona.id);
    if (checks.empty())
        tellUnused(bands, sides);
    for (const SpreadCheck& check : checks) {
        complain(sentenceOf(check));
        holds &= !check.isMissed;
    }
    return holds;
}

// Whether the sum lies in the bands, as far as it can be known. Bands of shares are of a hero whom nobody forces: where
// several sides were played only those count that compare them.
bool tellBands(const std::vector<Band>& bands, const std::vector<Side>& sides)
{
    if (sides.size() > 1)
        return tellSpreads(bands, sides);
    bool holds = true;
    const std::vector<BandCheck> checks = checkBands(bands, sides.front().sum, sides.front().plan.persona.id);
    if (checks.empty())
        tellUnused(bands, sides);
    for (const BandCheck& check : checks) {
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
    if (!lock)
        return std::unexpected(lock.error());
    const auto saved = saveGame(game, out);
    return saved ? removeJournal(out) : saved;
}

BatchRun batchOf(const Dungeon& dungeon, const BotPlan& plan)
{
    Json::Object settings{{"persona", plan.persona.id}, {"origin", plan.origin}, {"turns", plan.turns}};
    if (plan.persona.build)
        settings.emplace_back("build", buildOf(plan));
    return runOf("simulate", dungeon, std::move(settings));
}

// Why not one game could begin, where that is so.
std::optional<Error> whyNothingWasPlayed(const std::vector<Side>& sides)
{
    if (std::ranges::any_of(sides, [](const Side& side) { return side.sum.played() > 0; }))
        return std::nullopt;
    return sides.front().whyUnplayable;
}

// By a signal, in its middle: then it says nothing of how it would have ended.
bool isCutOff(const Trial& trial) { return trial.game.unfinished == stopped().error().what; }

// What is written of a seed: its game, or why there is none; nothing of one that was stopped. The error is the
// dungeon's, whatever the seed.
Result<SeedLine> lineOf(const Dungeon& dungeon, std::uint64_t seed, Side& side)
{
    auto setup = setUpGame(dungeon, seed, side.plan.origin);
    if (!setup)
        return std::unexpected(std::move(setup.error()));
    auto begun = beginGame(std::move(*setup), side.plan.trial);
    if (!begun)
        return SeedLine{unplayableJson(seed, side.origin, side.plan.persona, begun.error()),
                        [&side, why = begun.error()] {
                            GameEnd end;
                            end.isUnplayable = true;
                            side.sum.add(end, {});
                            if (!side.whyUnplayable)
                                side.whyUnplayable = why;
                            return true;
                        }};
    const auto kept = std::make_shared<const Trial>(playTrial(Session(std::move(*begun)), side.plan));
    if (isCutOff(*kept))
        return SeedLine{};
    return SeedLine{jsonOf(*kept, side.plan.persona), [&side, kept] {
                        side.sum.add(kept->game, kept->log, deathOf(kept->game.session.world()));
                        return true;
                    }};
}

// All seeds; without lines the games are only counted.
LinesDone playSide(const std::string& source, const Dungeon& dungeon, Side& side, bool hasLines,
                   const LineArguments& arguments)
{
    SeedLines lines;
    lines.source = source;
    lines.run = batchOf(dungeon, side.plan);
    lines.make = [&](std::uint64_t seed) {
        auto line = lineOf(dungeon, seed, side);
        if (line && !hasLines)
            line->data.reset();
        return line;
    };
    return writeSeedLines(lines, arguments);
}

} // namespace

int playWithBot(const std::string& source, std::optional<std::uint64_t> seed, const BotArguments& arguments)
{
    const StopSignals stop; // in the middle of the game as well, which may be long
    if (const auto writable = checkOut(arguments.save); !writable)
        return refuse(writable.error());
    const auto told = readToldGame(source);
    const std::string& nameOrFile = told ? told->source : source;
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    if (!seed && !told)
        return refuse({{}, {CAVE_TEXT("errors", "This tells no seed: give one with --seed.")}}, nameOrFile);
    BotPlan plan = arguments.plan;
    plan.goesOn = [&stop] { return !stop.isAsked(); };
    if (told && plan.origin.empty())
        plan.origin = told->origin;
    auto trial = playTrial(file->dungeon, seed ? *seed : told->seed, plan);
    if (!trial)
        return refuse(trial.error(), nameOrFile);
    if (isCutOff(*trial))
        return kCannot; // and what stood in the place of the save stays
    const Json outcome = jsonOf(*trial, arguments.plan.persona);
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
    if (const auto writable = checkOut(arguments.summary); !writable)
        return refuse(writable.error());
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const auto bands = bandsIn(arguments.bands);
    if (!bands)
        return refuse(bands.error());
    const StopSignals stop; // in the middle of a game as well, which may be long
    std::vector<Side> sides = sidesOf(file->dungeon.rules, arguments);
    for (Side& side : sides)
        side.plan.goesOn = [&stop] { return !stop.isAsked(); };
    const bool hasLines = !isStandardOutput(arguments.summary); // one shape of lines only goes to standard output
    LineArguments ofSide = lineArguments;
    LinesDone done;
    for (Side& side : sides) {
        done = playSide(nameOrFile, file->dungeon, side, hasLines, ofSide);
        if (done.status != kDone || done.isStopped)
            break;
        ofSide.hasHeader = false;
    }
    if (!lineArguments.parts.empty() || (done.status != kDone && !done.isStopped) || !isOutputOpen())
        return done.status; // what went wrong with the output is asked when the program ends
    for (const Side& side : sides)
        complain((sides.size() > 1 ? prefixOf(side) : "") + sentenceOf(side.sum));
    if (const auto written = writeSummary(sides, arguments); !written)
        return refuse(written.error());
    if (const auto why = whyNothingWasPlayed(sides))
        return refuse(*why, nameOrFile);
    const bool holds = tellBands(*bands, sides);
    return done.isStopped ? kCannot : holds ? kDone : kNo;
}

} // namespace cave::cli
