// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/generate/bake.h"
#include "core/save/checks.h"

#include <algorithm>
#include <system_error>

namespace cave::cli {

namespace {

std::string unfinishedText(const RowReport& report, const Dungeon& dungeon)
{
    const std::string row = shownRow(report.type, labelOfRow(dungeon, report.level, report.row));
    std::string line = "level " + std::to_string(report.level + 1) + ", " + row + ": ";
    if (report.asked > 0)
        line += std::to_string(report.done) + " of " + std::to_string(report.asked) + ". ";
    return line + inEnglish(report.why, dungeon.catalogue);
}

// What is said goes to stderr where the dungeon itself goes to stdout.
int save(const Dungeon& dungeon, const Baked& baked, const std::filesystem::path& out)
{
    if (const auto saved = saveTo(dungeon, out); !saved)
        return refuse(saved.error());
    const auto say = isStandardOutput(out) ? &complain : &printLine;
    for (const RowReport& report : baked.rows)
        if (report.state != RowState::Done)
            say(unfinishedText(report, dungeon));
    say(hexOf(dungeonHash(dungeon)) + "  " + out.string());
    return kDone;
}

Result<Dungeon> openRecipe(const std::string& source)
{
    if (!isStandardInput(source))
        return loadRecipe(source);
    const auto text = readInput();
    if (!text)
        return std::unexpected(text.error());
    auto home = readRecipe(*text);
    return home ? std::move(home) : std::unexpected(inFile(home.error(), shownName(source)));
}

// "jsrogue:caves" is the recipe caves of that dungeon, anything else a recipe file.
Result<Dungeon> fromRecipe(const std::string& source, const RecipeSize& size)
{
    const std::size_t colon = source.rfind(':');
    std::error_code none; // a share string may be longer than the name of any file
    if (colon == std::string::npos || std::filesystem::exists(source, none)) {
        const auto home = openRecipe(source);
        return home ? dungeonOf(*home, kFileRecipe, size) : std::unexpected(home.error());
    }
    const auto file = openDungeon(source.substr(0, colon));
    return file ? dungeonOf(file->dungeon, source.substr(colon + 1), size) : std::unexpected(file.error());
}

// The rules are those of the recipe's home, whose goal another recipe may make.
void dropMissingGoal(Dungeon& dungeon)
{
    Rules& rules = dungeon.rules;
    const Catalogue& catalogue = *dungeon.catalogue;
    const auto tile = catalogue.findTile(rules.goalKind);
    const auto hasGoal = [&](const DungeonLevel& level) {
        if (rules.goal != Goal::Slay)
            return tile && std::ranges::find(level.tiles.cells(), *tile) != level.tiles.cells().end();
        return std::ranges::any_of(level.things, [&](const Placement& thing) {
            return thing.table == KindTable::Creature && catalogue.creature(thing.kind).id == rules.goalKind;
        });
    };
    if (rules.goal == Goal::None || std::ranges::any_of(dungeon.levels, hasGoal))
        return;
    rules.goal = Goal::None;
    rules.parts.clear();
    rules.goalKind.clear();
    rules.collectKind.clear();
    rules.collectCount = 0;
}

// A level of a dungeon's file with such a pass stays as it is stored; nothing is stored here.
std::optional<Error> unknownPass(const Dungeon& dungeon)
{
    const auto level = stepsOf(dungeon, 0);
    if (!level || !level->unknown)
        return std::nullopt;
    const RowProblem& row = *level->unknown;
    return Error{"row " + hexOf(row.row.value), {CAVE_TEXT("errors", "No pass is called \"%1\"."), {row.type}}};
}

} // namespace

int generate(const std::string& nameOrFile, std::uint64_t seed, const std::filesystem::path& out)
{
    auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const auto baked = bake(file->dungeon, seed);
    return baked ? save(file->dungeon, *baked, out) : refuse(baked.error(), nameOrFile);
}

int generateFromRecipe(const std::string& recipe, const RecipeSize& size, std::uint64_t seed,
                       const std::filesystem::path& out)
{
    auto dungeon = fromRecipe(recipe, size);
    if (!dungeon)
        return dungeon.error().where.empty() ? refuse(dungeon.error(), recipe) : refuse(dungeon.error());
    if (const auto problem = unknownPass(*dungeon))
        return refuse(*problem, recipe);
    const auto baked = bake(*dungeon, seed);
    if (!baked)
        return refuse(baked.error(), recipe);
    dropMissingGoal(*dungeon);
    return save(*dungeon, *baked, out);
}

} // namespace cave::cli
