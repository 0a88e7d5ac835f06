// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/generate/bake.h"
#include "core/save/formats.h"

#include <iostream>

namespace cave::cli {

namespace {

void printUnfinished(const std::vector<RowReport>& reports, const Dungeon& dungeon)
{
    for (const RowReport& report : reports) {
        if (report.state == RowState::Done)
            continue;
        std::cout << "level " << report.level + 1 << ", row " << report.type << ": ";
        if (report.asked > 0)
            std::cout << report.done << " of " << report.asked << ". ";
        std::cout << inEnglish(report.why, dungeon.catalogue) << '\n';
    }
}

int bakeAndSave(Dungeon& dungeon, const std::string& source, std::uint64_t seed, const std::filesystem::path& out)
{
    const auto baked = bake(dungeon, seed);
    if (!baked)
        return refuse(baked.error(), source);
    if (const auto saved = saveDungeon(dungeon, out); !saved)
        return refuse(saved.error());
    printUnfinished(baked->rows, dungeon);
    std::cout << hexOf(dungeonHash(dungeon)) << "  " << out.string() << '\n';
    return kDone;
}

// "jsrogue:caves": the recipe caves of that dungeon.
Result<Dungeon> fromNamedRecipe(const std::string& source, std::size_t colon, const RecipeSize& size)
{
    const auto file = openDungeon(source.substr(0, colon));
    if (!file)
        return std::unexpected(file.error());
    const std::string name = source.substr(colon + 1);
    const Recipe* recipe = file->dungeon.findRecipe(name);
    if (!recipe)
        return failure(source.substr(0, colon), {CAVE_TEXT("errors", "No recipe is called \"%1\"."), {name}});
    return dungeonOf(*recipe, size, file->dungeon);
}

Result<Dungeon> fromRecipeFile(const std::filesystem::path& path, const RecipeSize& size)
{
    auto rows = loadRecipe(path);
    if (!rows)
        return std::unexpected(std::move(rows.error()));
    auto dungeon = dungeonOf({"recipe", std::move(*rows)}, size);
    if (dungeon)
        dungeon->name = path.stem().string();
    return dungeon;
}

Result<Dungeon> fromRecipe(const std::string& source, const RecipeSize& size)
{
    const std::size_t colon = source.rfind(':');
    if (colon == std::string::npos || std::filesystem::exists(source))
        return fromRecipeFile(source, size);
    return fromNamedRecipe(source, colon, size);
}

// Of a dungeon's file such a level stays as it is stored; here nothing is.
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
    return bakeAndSave(file->dungeon, nameOrFile, seed, out);
}

int generateFromRecipe(const std::string& recipe, const RecipeSize& size, std::uint64_t seed,
                       const std::filesystem::path& out)
{
    auto dungeon = fromRecipe(recipe, size);
    if (!dungeon)
        return refuse(dungeon.error());
    if (const auto problem = unknownPass(*dungeon))
        return refuse(*problem, recipe);
    return bakeAndSave(*dungeon, recipe, seed, out);
}

} // namespace cave::cli
