// SPDX-License-Identifier: MIT
// What cavewright-cli can do, one function a command.
#pragma once

#include "app/cli/seed_run.h"
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
    std::optional<int> level; // from 1; nothing: all of them
    std::optional<int> tile;  // pixels a cell
    bool isAscii = false;
};

// How the bot plays.
struct BotArguments {
    BotPlan plan;
    std::filesystem::path save;     // where the game is saved; "": nowhere
    std::filesystem::path summary;  // where the sum of many goes, as JSON; "": nowhere
    std::filesystem::path bands;    // in which the sum has to lie; "": in none
};

// How seeds are searched.
struct SearchArguments {
    std::uint64_t hits = 0; // after so many it ends; 0: after the last seed
    int jobs = 1;
    bool json = false;
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
int catalog(const std::string& nameOrFile, const SeedRange& seeds, int jobs);
int search(const std::string& nameOrFile, const std::string& where, const SeedRange& seeds,
           const SearchArguments& arguments);
int hash(const std::string& nameOrFile);
// As one string: a game of a built-in dungeon where a seed is given, else the design.
int share(const std::string& nameOrFile, std::optional<std::uint64_t> seed, const std::string& origin);
int listPasses(const std::string& type, bool asJson); // "": all of them
int listEvents(const std::string& wanted, bool asJson); // "": all words that events know
int printSchema(const std::string& name);
int convert(const std::string& nameOrFile, const std::filesystem::path& out);
int paintPicture(const std::string& nameOrFile, const std::filesystem::path& out, const PictureArguments& arguments);
int playWithBot(const std::string& nameOrFile, std::uint64_t seed, const BotArguments& arguments);
int simulate(const std::string& nameOrFile, const SeedRange& seeds, const BotArguments& arguments, int jobs);
int replaySave(const std::filesystem::path& save);

} // namespace cave::cli
