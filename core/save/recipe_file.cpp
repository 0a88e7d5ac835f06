// SPDX-License-Identifier: MIT
#include "core/save/recipe_file.h"

#include "core/base/files.h"
#include "core/save/level_reader.h"

namespace cave {

Result<std::vector<RecipeRow>> readRecipe(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    checkFormat(top, kRecipeFormat, kRecipeVersion);
    top.allowOnly({"format", "version", "rows"});
    std::vector<RecipeRow> rows;
    if (!problem)
        rows = readRecipeRows(top["rows"], *Catalogue::builtIn());
    if (problem)
        return std::unexpected(std::move(*problem));
    return rows;
}

Result<std::vector<RecipeRow>> loadRecipe(const std::filesystem::path& path)
{
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto rows = readRecipe(*text);
    if (!rows)
        return std::unexpected(inFile(std::move(rows.error()), path.string()));
    return rows;
}

Result<Dungeon> dungeonOf(Recipe recipe, const RecipeSize& size, const Dungeon& from)
{
    const auto isSide = [](int side) { return side >= kMinSide && side <= kMaxSide; };
    if (!isSide(size.width) || !isSide(size.height))
        return failure("", {CAVE_TEXT("errors", "A level of %1 x %2 cells cannot be made: sides are %3 to %4 long."),
                            {std::int64_t{size.width}, std::int64_t{size.height}, std::int64_t{kMinSide},
                             std::int64_t{kMaxSide}}});
    if (size.depth < 1 || size.depth > kMaxDepth)
        return failure("", {CAVE_TEXT("errors", "A dungeon of %1 levels cannot be made: it has 1 to %2."),
                            {std::int64_t{size.depth}, std::int64_t{kMaxDepth}}});
    if (std::int64_t{size.width} * size.height * size.depth > kMaxCells)
        return failure("",
                       {CAVE_TEXT("errors", "%1 x %2 cells on %3 levels are too many: together they may hold %4."),
                        {std::int64_t{size.width}, std::int64_t{size.height}, std::int64_t{size.depth}, kMaxCells}});
    Dungeon dungeon = emptyDungeon(size.width, size.height, size.depth);
    dungeon.name = recipe.name;
    dungeon.rules = from.rules;
    dungeon.content = from.content;
    dungeon.catalogue = from.catalogue;
    for (DungeonLevel& level : dungeon.levels)
        level.recipe = recipe.name;
    dungeon.recipes = {std::move(recipe)};
    return dungeon;
}

} // namespace cave
