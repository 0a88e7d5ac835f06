// SPDX-License-Identifier: MIT
// cavewright-cli: dungeons and games without a window.
#include "app/cli/commands.h"
#include "app/cli/line_options.h"
#include "app/cli/report.h"
#include "app/view/tiles/tile_plan.h"
#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/batch/merge.h"
#include "core/content/sounds/sound_rows.h"
#include "core/save/formats/formats.h"
#include "core/save/schema/schema.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <sstream>

namespace {

using namespace cave::cli;

constexpr int kSmallestThumbnail = 16; // pixels, as of icons
constexpr int kLargestThumbnail = 1024;

constexpr const char* kEach = "all"; // origins, or builds

constexpr const char* kNameOrFile = "a built-in dungeon (jsrogue), a file, a share string, or - for stdin";

// Every command sets `run`; nothing happens before all arguments are understood.
struct Arguments {
    std::string source;
    std::string other; // the second dungeon of diff
    std::string recipe;
    cave::RecipeSize size;
    std::string seed;
    LineOptions lines;
    std::string out;
    std::vector<std::string> files;
    PictureArguments picture;
    bool bot = false;
    std::string turns;
    std::string persona = cave::explorer().id;
    std::string origin;
    std::string build;
    std::string bands;
    std::string where;
    std::string hits;
    std::string near;
    std::string state;
    std::string seeds;
    CatalogArguments catalog;
    MergeArguments merge;
    std::string tables;
    int cents = 0;
    bool json = false;
    std::function<int()> run;
};

std::uint64_t seedOf(const std::string& typed)
{
    const auto seed = cave::parseSeed(typed);
    if (!seed)
        throw CLI::ValidationError("--seed", "is empty");
    return *seed;
}

void addGenerate(CLI::App& command, Arguments& arguments)
{
    CLI::Option* source = command.add_option("SOURCE", arguments.source, kNameOrFile);
    CLI::Option* recipe = command
                              .add_option("--recipe", arguments.recipe,
                                          "instead of SOURCE: a recipe file, or DUNGEON:RECIPE for one of a dungeon's")
                              ->excludes(source);
    const CLI::Range side(cave::kMinSide, cave::kMaxSide);
    CLI::Option* width = command.add_option("--width", arguments.size.width, "cells, with --recipe")->check(side);
    CLI::Option* height = command.add_option("--height", arguments.size.height, "cells, with --recipe")->check(side);
    CLI::Option* depth = command.add_option("--depth", arguments.size.depth, "levels, with --recipe")
                             ->check(CLI::Range(1, cave::kMaxDepth));
    for (CLI::Option* size : {width, height, depth}) {
        recipe->needs(size);
        size->needs(recipe);
    }
    command.add_option("--seed,-s", arguments.seed, "a number, or any words")->required();
    command.add_option("-o,--out", arguments.out, "the file to write, or - for stdout")->required();
    command.callback([&arguments] {
        if (arguments.source.empty() && arguments.recipe.empty())
            throw CLI::RequiredError("SOURCE or --recipe");
        const std::uint64_t seed = seedOf(arguments.seed);
        arguments.run = [&arguments, seed] {
            return arguments.recipe.empty() ? generate(arguments.source, seed, arguments.out)
                                            : generateFromRecipe(arguments.recipe, arguments.size, seed, arguments.out);
        };
    });
}

void addCheck(CLI::App& command, Arguments& arguments)
{
    command.add_option("FILE", arguments.files, std::string("each ") + kNameOrFile)->required();
    command.add_flag("--json", arguments.json, "as one line of JSON");
    command.callback([&arguments] { arguments.run = [&arguments] { return check(arguments.files, arguments.json); }; });
}

void addHash(CLI::App& command, Arguments& arguments)
{
    command.add_option("FILE", arguments.source, kNameOrFile)->required();
    command.callback([&arguments] { arguments.run = [&arguments] { return hash(arguments.source); }; });
}

void addShare(CLI::App& command, Arguments& arguments)
{
    command.add_option("SOURCE", arguments.source, kNameOrFile)->required();
    CLI::Option* seed = command.add_option("--seed,-s", arguments.seed,
                                           "of a built-in dungeon: the game of this seed, a number or any words");
    command.add_option("--origin", arguments.origin, "who the hero of that game is")->needs(seed);
    command.callback([&arguments] {
        const auto number = arguments.seed.empty() ? std::nullopt : std::optional(seedOf(arguments.seed));
        arguments.run = [&arguments, number] { return share(arguments.source, number, arguments.origin); };
    });
}

void addDiff(CLI::App& command, Arguments& arguments)
{
    command.add_option("BEFORE", arguments.source, kNameOrFile)->required();
    command.add_option("AFTER", arguments.other, "the one to compare it with")->required();
    command.add_flag("--json", arguments.json, "as one line of JSON");
    command.callback([&arguments] {
        arguments.run = [&arguments] { return diff(arguments.source, arguments.other, arguments.json); };
    });
}

// ".cave.json, .tmj, .txt, or .png for a picture"
std::string knownEndings()
{
    std::string text;
    for (const cave::Format& format : cave::formats()) {
        if (!format.isWritten())
            continue;
        if (!text.empty())
            text += format.isPicture() ? ", or " : ", ";
        text.append(format.suffix).append(format.isPicture() ? " for a picture" : "");
    }
    return text;
}

// A line a format: "  .tmj  Map of Tiled. Holds everything, ..."
std::string formatLines()
{
    constexpr std::size_t width = 14; // of the first column
    std::string text = "Formats:";
    for (const cave::Format& format : cave::formats()) {
        std::string line = "\n  " + std::string(format.suffix);
        line.resize(std::max(line.size() + 1, width + 1), ' ');
        text += line + std::string(format.title.source) + ". " + std::string(format.holds.source);
    }
    return text;
}

void addConvert(CLI::App& command, Arguments& arguments)
{
    command.footer(formatLines());
    command
        .add_option("IN", arguments.source,
                    std::string(kNameOrFile) +
                        "; for a picture also a saved game, of which the hero's level is painted")
        ->required();
    command.add_option("OUT", arguments.out, "the file to write, or - for stdout")->required();
    const CLI::Option* level = command.add_option("--level", arguments.picture.level, "paints this level only, from 1")
                                   ->check(CLI::Range(1, cave::kMaxDepth));
    const CLI::Option* tile = command
                                  .add_option("--tile", arguments.picture.tile,
                                              "pixels a cell; else what makes a picture about 1600 pixels wide")
                                  ->check(CLI::Range(1, cave::kLargestTile));
    command.add_flag("--ascii", arguments.picture.isAscii, "paints signs instead of art");
    command
        .add_option("--thumbnail", arguments.picture.thumbnail,
                    "a small picture of one level, at most so many pixels wide and high; OUT may have any name")
        ->check(CLI::Range(kSmallestThumbnail, kLargestThumbnail));
    command.callback([&arguments, level, tile] {
        const cave::Format* format = cave::formatOf(arguments.out);
        const bool isPicture = arguments.picture.thumbnail || (format && format->isPicture());
        if (!isPicture && (*level || *tile || arguments.picture.isAscii))
            throw CLI::ValidationError("--level, --tile and --ascii", "are for .png only");
        arguments.run = [&arguments, isPicture] {
            return isPicture ? paintPicture(arguments.source, arguments.out, arguments.picture)
                             : convert(arguments.source, arguments.out);
        };
    });
}

void addCatalog(CLI::App& command, Arguments& arguments)
{
    command.add_option("SOURCE", arguments.source, kNameOrFile)->required();
    arguments.lines.addTo(command, "how many seeds");
    command.add_flag("--by-level", arguments.catalog.byLevel, "tells of each level what stands and lies there");
    command.add_flag("--measures", arguments.catalog.measures, "tells of each level the numbers that searches know");
    command.callback([&arguments] {
        arguments.catalog.lines = arguments.lines.arguments();
        arguments.run = [&arguments] { return catalog(arguments.source, arguments.catalog); };
    });
}

// Of what is read again and again, or here and there, which a stream cannot be; one that is called "-" is "./-".
void mustBeAFile(const std::string& option, const std::filesystem::path& typed)
{
    if (typed == "-")
        throw CLI::ValidationError(option, "has to be a file, and no stream: -");
}

std::uint64_t hitsOf(const std::string& typed)
{
    const std::uint64_t hits = numberOf("--hits", typed);
    if (hits == 0)
        throw CLI::ValidationError("--hits", "must be 1 at least");
    return hits;
}

void addSearch(CLI::App& command, Arguments& arguments)
{
    command.add_option("SOURCE", arguments.source, kNameOrFile)->required();
    command
        .add_option("--where,-w", arguments.where, "what a seed must have, such as \"has bow by 3 and loops() > 20\"")
        ->required();
    arguments.lines.addTo(command, "how many seeds");
    const CLI::Option* hits =
        command.add_option("--hits", arguments.hits, "ends when so many are found")->excludes("--parts");
    command.add_option("--near", arguments.near, "as well seeds that lack so many of the terms between \"and\"");
    command.add_flag("--json", arguments.json, "a line of JSON each");
    command.add_option("--state", arguments.state, "a file of how far it is, with which it goes on another time")
        ->excludes("--parts", "--shard", "--shards");
    CLI::Option* count = command.get_option("--count")->required(false);
    command.add_option("--seeds", arguments.seeds, "a file of seeds to try, a number a line, or - for stdin")
        ->excludes("--parts", "--shard", "--shards", "--state", "--first", count);
    command.callback([&arguments, hits] {
        if (arguments.seeds.empty() && arguments.lines.count.empty())
            throw CLI::RequiredError("--count or --seeds");
        if (arguments.lines.count.empty())
            arguments.lines.count = "0"; // the file tells
        mustBeAFile("--state", arguments.state);
        SearchArguments wanted;
        wanted.state = arguments.state;
        wanted.seeds = arguments.seeds;
        wanted.hits = hits->empty() ? 0 : hitsOf(arguments.hits);
        wanted.near = arguments.near.empty() ? 0 : numberOf("--near", arguments.near);
        wanted.json = arguments.json;
        wanted.lines = arguments.lines.arguments();
        arguments.run = [&arguments, wanted] { return search(arguments.source, arguments.where, wanted); };
    });
}

void addParts(CLI::App& command, Arguments& arguments)
{
    const CLI::Range aShard(std::uint64_t{1}, cave::kMostShards);
    command.add_option("FOLDER", arguments.source, "where the parts are")->required();
    command.add_option("--shards", arguments.lines.shards, "how many there have to be")->required()->check(aShard);
    command.add_option("--each", arguments.lines.each, "shards of a task; 1 when not given")->check(aShard);
    command.callback([&arguments] {
        arguments.run = [&arguments] {
            return listMissing(arguments.source, arguments.lines.shards, arguments.lines.each);
        };
    });
}

cave::BatchTables tablesOf(const std::string& typed, const std::filesystem::path& out)
{
    if (!cave::isDatabaseName(out))
        throw CLI::ValidationError("--tables", "is for .sqlite only");
    const auto tables = cave::readTables(typed);
    if (!tables)
        throw CLI::ValidationError("--tables", inEnglish(tables.error().what));
    return *tables;
}

void addMerge(CLI::App& command, Arguments& arguments)
{
    command.add_option("PART", arguments.merge.parts, "parts, or folders of them")->required();
    command
        .add_option(
            "-o,--out", arguments.merge.out,
            "the file to write: .sqlite for a database, .jsonl, or .jsonl.zst for lines; - prints the lines, and "
            "their hash on stderr")
        ->required();
    const CLI::Option* tables =
        command.add_option("--tables", arguments.tables,
                           "of a database only these, as seed,level, and run; there are " + cave::tableNames());
    command.add_flag("--range", arguments.merge.isRange, "parts before the first and behind the last may be missing");
    command.add_flag("--progress", arguments.merge.progress,
                     "tells on stderr how far it is, also where that is no terminal");
    command.callback([&arguments, tables] {
        for (const std::string& part : arguments.merge.parts)
            mustBeAFile("PART", part);
        if (*tables)
            arguments.merge.tables = tablesOf(arguments.tables, arguments.merge.out);
        arguments.run = [&arguments] { return merge(arguments.merge); };
    });
}

void addQuery(CLI::App& command, Arguments& arguments)
{
    command.add_option("FILE", arguments.source, "a database that merge has written")->required();
    command.add_option("SQL", arguments.other, "the question")->required();
    command.add_flag("--json", arguments.json, "a line of JSON each; else comma-separated values");
    command.callback([&arguments] {
        mustBeAFile("FILE", arguments.source);
        arguments.run = [&arguments] { return query(arguments.source, arguments.other, arguments.json); };
    });
}

void addSound(CLI::App& command, Arguments& arguments)
{
    CLI::Option* name =
        command.add_option("NAME", arguments.source, "a sound, or a creature's id; none: lists all sounds");
    CLI::Option* out = command.add_option("-o,--out", arguments.out, "the file to write, or - for stdout")->needs(name);
    name->needs(out);
    command.add_option("--cents", arguments.cents, "higher than it is; 1200 are an octave")
        ->check(CLI::Range(-cave::kMostCents, cave::kMostCents))
        ->needs(name);
    command.add_option("--of", arguments.other, "a dungeon, or a file: with its own sounds; without NAME lists those");
    command.callback([&arguments] {
        arguments.run = [&arguments] {
            return arguments.source.empty()
                       ? listSounds(arguments.other)
                       : writeSound(arguments.source, arguments.other, arguments.cents, arguments.out);
        };
    });
}

void addPasses(CLI::App& command, Arguments& arguments)
{
    command.add_option("TYPE", arguments.source, "this one only");
    command.add_flag("--json", arguments.json, "as a line of JSON each");
    command.callback(
        [&arguments] { arguments.run = [&arguments] { return listPasses(arguments.source, arguments.json); }; });
}

void addEvents(CLI::App& command, Arguments& arguments)
{
    command.add_option("WORD", arguments.source, "this one only");
    command.add_flag("--json", arguments.json, "as a line of JSON each");
    command.callback(
        [&arguments] { arguments.run = [&arguments] { return listEvents(arguments.source, arguments.json); }; });
}

void addSchema(CLI::App& command, Arguments& arguments)
{
    std::string names;
    for (const std::string_view name : cave::schemaNames())
        names.append(names.empty() ? "" : ", ").append(name);
    command.add_option("NAME", arguments.source, names)->required();
    command.callback([&arguments] { arguments.run = [&arguments] { return printSchema(arguments.source); }; });
}

BotArguments botOf(const Arguments& arguments)
{
    BotArguments bot;
    bot.plan.persona = *cave::findPersona(arguments.persona);
    bot.plan.persona.build = cave::findBuild(arguments.build);
    bot.plan.origin = arguments.origin;
    if (!arguments.turns.empty())
        bot.plan.turns = static_cast<std::int64_t>(
            std::min<std::uint64_t>(numberOf("--turns", arguments.turns), std::numeric_limits<std::int64_t>::max()));
    bot.save = arguments.out;
    bot.summary = arguments.other;
    bot.bands = arguments.bands;
    return bot;
}

void addPersona(CLI::App& command, Arguments& arguments)
{
    std::vector<std::string> ids;
    for (const cave::Persona& persona : cave::personas())
        ids.push_back(persona.id);
    command.add_option("--persona", arguments.persona, "who plays; " + arguments.persona + " when not given")
        ->check(CLI::IsMember(ids));
}

// Of one game, or of many, each of which all origins or builds may play.
void addGrowth(CLI::App& command, Arguments& arguments, bool ofMany)
{
    std::vector<std::string> builds(cave::buildWords().begin(), cave::buildWords().end());
    if (ofMany)
        builds.emplace_back(kEach);
    const std::string more = ofMany ? std::string("; ") + kEach + ": each of them, for the same seeds" : "";
    command.add_option("--origin", arguments.origin,
                       "who the hero is, where the dungeon has origins; else the first" + more);
    command
        .add_option("--build", arguments.build,
                    "what the hero grows in, whatever helps more; when not given what helps most" + more)
        ->check(CLI::IsMember(builds));
}

void addPlay(CLI::App& command, Arguments& arguments)
{
    command
        .add_option("SOURCE", arguments.source,
                    std::string(kNameOrFile) + "; or a game as it is copied, such as deep#13805@poacher")
        ->required();
    command.add_option("--seed,-s", arguments.seed,
                       "a number, or any words; where SOURCE tells a game, the one of that");
    command.add_flag("--bot", arguments.bot, "the bot plays")->required();
    addPersona(command, arguments);
    addGrowth(command, arguments, false);
    command.add_option("--turns", arguments.turns, "at most; 20000 when not given");
    command.add_option("--save", arguments.out, "the file to save the game to, or - for stdout");
    command.callback([&arguments] {
        const auto seed = arguments.seed.empty() ? std::nullopt : std::optional(seedOf(arguments.seed));
        arguments.run = [&arguments, seed, bot = botOf(arguments)] { return playWithBot(arguments.source, seed, bot); };
    });
}

void addSimulate(CLI::App& command, Arguments& arguments)
{
    command.add_option("SOURCE", arguments.source, kNameOrFile)->required();
    arguments.lines.addTo(command, "how many games");
    addPersona(command, arguments);
    addGrowth(command, arguments, true);
    command.add_option("--turns", arguments.turns, "of a game, at most; 20000 when not given");
    command
        .add_option("--summary", arguments.other,
                    "writes the sum of all games to this file, as JSON; - prints it instead of a line for each game")
        ->excludes("--parts");
    command
        .add_option("--bands", arguments.bands,
                    "a file of shares in which the sum has to lie, or - for stdin; 1 when one is missed")
        ->excludes("--parts");
    command.callback([&arguments] {
        BotArguments bot = botOf(arguments);
        bot.everyOrigin = arguments.origin == kEach;
        bot.everyBuild = arguments.build == kEach;
        if ((bot.everyOrigin || bot.everyBuild) && !arguments.lines.parts.empty())
            throw CLI::ValidationError("--parts", "holds the games of one origin and one build");
        if (isStandardOutput(bot.summary) && !arguments.lines.columns.empty())
            throw CLI::ValidationError("--columns",
                                       "is for the lines of games, instead of which --summary - prints sums");
        arguments.run = [&arguments, bot, lines = arguments.lines.arguments()] {
            return simulate(arguments.source, bot, lines);
        };
    });
}

void addReplay(CLI::App& command, Arguments& arguments)
{
    command.add_option("SAVE", arguments.source, "a saved game, or - for stdin")->required();
    command.callback([&arguments] { arguments.run = [&arguments] { return replaySave(arguments.source); }; });
}

struct SubCommand {
    const char* name;
    std::string help;
    void (*addArguments)(CLI::App& command, Arguments& arguments); // and what runs it
};

// What there is to be asked for, in the order of the help.
std::vector<SubCommand> subCommands()
{
    return {
        {"generate", "Builds every level of a dungeon from a seed and writes a dungeon file", &addGenerate},
        {"check", "Lists what is wrong with dungeons; 1 when one cannot be won, 2 when one cannot be read", &addCheck},
        {"hash", "Prints the content hash of each level and of the whole", &addHash},
        {"diff", "Lists the cells and things that differ; 0 when none do, 1 when some do, 2 when it cannot tell",
         &addDiff},
        {"convert", "Writes a dungeon in another format, by the ending of OUT: " + knownEndings(), &addConvert},
        {"share", "Prints a dungeon as one string, to be pasted into the game or the editor", &addShare},
        {"catalog", "Builds a dungeon from many seeds and prints a line of JSON for each, in order", &addCatalog},
        {"search", "Prints the seeds of a dungeon that have what is asked for; 0 when there are any, 1 when none",
         &addSearch},
        {"passes", "Describes the passes that recipes are made of, and their parameters", &addPasses},
        {"events", "Describes the words that a dungeon's events are made of, and what each can be told", &addEvents},
        {"sound", "Writes a sound of the game as a WAVE file", &addSound},
        {"schema", "Prints the JSON Schema of the project's files of a kind", &addSchema},
        {"play", "Plays a game without a window and prints how it ended as JSON", &addPlay},
        {"simulate", "Lets the bot play many seeds and prints a line of JSON a game, in order; their sum on stderr",
         &addSimulate},
        {"parts", "Prints which tasks of a batch have parts to make still; 0 when none do, 1 when some do", &addParts},
        {"merge", "Puts the parts of a batch together and prints the hash of all their lines", &addMerge},
        {"query", "Asks a database that merge has written, in SQL", &addQuery},
        {"replay", "Plays a saved game again and compares every turn", &addReplay},
    };
}

// A shell gives "" for a variable that was never set. Taken as if nothing were given, it would mean all seeds instead
// of a shard, or no bands to lie in.
std::string whyNothing(const std::string& typed) { return typed.empty() ? "is empty" : ""; }

// What the library says, of help too, which it takes for an error.
int answer(const CLI::App& app, const CLI::ParseError& problem)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = app.exit(problem, out, err);
    cave::printLines(out.str());
    cave::complainLines(err.str());
    return status == 0 ? kDone : kCannot; // the library's own numbers would mean nothing here
}

// Whatever was done, a result that was not written is none. Who reads no further has had the answer, and is told of no
// failure.
int ended(int status)
{
    if (const auto cause = cave::closeOutput())
        return refuse(cave::systemError("standard output", *cause));
    return status == kNo && !cave::isOutputOpen() ? kDone : status;
}

} // namespace

int main(int argc, char* argv[])
{
    CLI::App app("Cavewright without a window: generate, check, compare, convert, play, replay.", "cavewright-cli");
    app.set_version_flag("--version,-v", "cavewright " CAVEWRIGHT_VERSION);
    app.require_subcommand(1);
    Arguments arguments;
    for (const SubCommand& command : subCommands()) {
        CLI::App& added = *app.add_subcommand(command.name, command.help);
        command.addArguments(added, arguments);
        for (CLI::Option* option : added.get_options())
            option->check(&whyNothing);
    }
    // Last, for the commands would have it as well.
    app.set_help_all_flag("--help-all", "Print this help and that of all commands");
    cave::ignoreClosedPipes();
    try {
        app.parse(argc, argv);
    } catch (const CLI::RequiredError& problem) {
        // What stands where a command should is to blame, and not that there is none.
        const std::vector<std::string> unknown = app.remaining();
        const bool isNoCommand = app.get_subcommands().empty() && !unknown.empty();
        return ended(isNoCommand ? answer(app, CLI::ExtrasError({unknown.front()})) : answer(app, problem));
    } catch (const CLI::ParseError& problem) {
        return ended(answer(app, problem));
    }
    return ended(arguments.run());
}
