// SPDX-License-Identifier: MIT
// Recipe files: a stack of passes without a dungeon, to make one of any size from.
#pragma once

#include "core/world/dungeon.h"

#include <filesystem>
#include <string_view>

namespace cave {

inline constexpr std::string_view kRecipeFormat = "cavewright/recipe";
inline constexpr int kRecipeVersion = 1;

// {"format": "cavewright/recipe", "version": 1, "rows": [...]} with rows as in a dungeon file, of the built-in kinds.
// An error's `where` is a line and column or a JSON path: "rows[2].p.max". A row of an unknown type is let in; bake()
// names it.
Result<std::vector<RecipeRow>> readRecipe(std::string_view text);
Result<std::vector<RecipeRow>> loadRecipe(const std::filesystem::path& path); // with "FILE: " before it

struct RecipeSize {
    int width = 0;
    int height = 0;
    int depth = 0;
};

// A design without levels' rows yet: every level has the recipe, which bake() runs. Kinds, content and rules are those
// of `from`, the recipe's home; a recipe from a file has none and takes an empty Dungeon. An error when the size is not
// one that a dungeon can have.
Result<Dungeon> dungeonOf(Recipe recipe, const RecipeSize& size, const Dungeon& from = {});

} // namespace cave
