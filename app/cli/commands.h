// SPDX-License-Identifier: MIT
// What cavewright-cli can do, one function a command.
#pragma once

#include "app/cli/seed_lines.h"
#include "core/batch/tables.h"
#include "core/pilot/bot_game.h"
#include "core/save/recipe_file.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

// What a command returns to the shell.
enum ExitStatus : int {
    kDone = 0,
    kNo = 1,     // the answer is no: problems were found, things differ
    kCannot = 2, // bad arguments, an unreadable or refused file
};

// How convert paints a picture.
struct PictureArguments {
    std::optional<int> level; // from 1; nothing: all of them, of a game the one that the hero is on
    std::optional<int> tile;  // pixels a cell
    std::optional<int> thumbnail; // of one level, the first unless told: at most so many pixels wide and high
    bool isAscii = false;
};

// How the bot plays.
struct BotArguments {
    BotPlan plan;
    bool everyOrigin = false; // of the dungeon, each for all seeds, instead of the plan's
    bool everyBuild = false;
    std::filesystem::path save;     // where the game is saved; "": nowhere
    std::filesystem::path summary;  // where the sum of many goes, as JSON; "": nowhere
    std::filesystem::path bands;    // in which the sum has to lie; "": in none
};

// How seeds are searched.
struct SearchArguments {
    std::filesystem::path state; // where it is kept how far the search is; "": nowhere
    std::filesystem::path seeds; // a file of seeds, a line each, instead of those of `lines`; "": none
    std::uint64_t hits = 0; // after so many it ends; 0: after the last seed
    std::size_t near = 0;   // so many terms of the query may be missing
    bool json = false;
    LineArguments lines;
};

// What a catalogue tells of each level besides its floor and its ways.
struct CatalogArguments {
    bool byLevel = false;  // what stands and lies on it
    bool measures = false; // the numbers that tell levels apart
    LineArguments lines;
};

// Which parts of a batch are put together, and how.
struct MergeArguments {
    std::vector<std::string> parts; // files, or folders, of which all parts
    std::filesystem::path out;
    BatchTables tables;    // of a database
    bool isRange = false;  // those before the first and behind the last may be missing
    bool progress = false; // also where no terminal sees it
};

// Results go to stdout, errors and what is said besides data to stderr, both in English. A file that is read may be "-"
// for stdin, one that is written "-" for stdout.
Result<void> saveTo(const Dungeon& dungeon, const std::filesystem::path& out); // in the format of its ending
int generate(const std::string& nameOrFile, std::uint64_t seed, const std::filesystem::path& out);
// `recipe`: a recipe file, or DUNGEON:RECIPE for one of a dungeon's own.
int generateFromRecipe(const std::string& recipe, const RecipeSize& size, std::uint64_t seed,
                       const std::filesystem::path& out);
int check(const std::vector<std::string>& files, bool asJson);
int diff(const std::string& before, const std::string& after, bool asJson);
int catalog(const std::string& nameOrFile, const CatalogArguments& arguments);
int search(const std::string& nameOrFile, const std::string& where, const SearchArguments& arguments);
int hash(const std::string& nameOrFile);
// As one string: a game of a built-in dungeon where a seed is given, else the design.
int share(const std::string& nameOrFile, std::optional<std::uint64_t> seed, const std::string& origin);
int listPasses(const std::string& type, bool asJson); // "": all of them
int listEvents(const std::string& wanted, bool asJson); // "": all words that events know
int listSounds(const std::string& dungeon); // that it has of its own; "": those of the program
// Of a row, or as it is derived from any other name. `cents`: higher than that.
int writeSound(const std::string& name, const std::string& dungeon, int cents, const std::filesystem::path& out);
int printSchema(const std::string& name);
int convert(const std::string& nameOrFile, const std::filesystem::path& out);
std::string paintTiles(const Dungeon& dungeon); // the picture of its kinds beside a map for Tiled, see saveDungeon()
// Of a game: a level as the hero knows it.
int paintPicture(const std::string& nameOrFile, const std::filesystem::path& out, const PictureArguments& arguments);
// Without a seed `source` must tell a game: see readToldGame().
int playWithBot(const std::string& source, std::optional<std::uint64_t> seed, const BotArguments& arguments);
int simulate(const std::string& nameOrFile, const BotArguments& arguments, const LineArguments& lineArguments);
int listMissing(const std::filesystem::path& folder, std::uint64_t shards, std::uint64_t each);
int merge(const MergeArguments& arguments);
int query(const std::filesystem::path& database, const std::string& sql, bool asJson);
int replaySave(const std::filesystem::path& save);

} // namespace cave::cli
