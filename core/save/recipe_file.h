// SPDX-License-Identifier: MIT
/// @file
/// Recipe files: a stack of passes without a dungeon, to make one of any size from.
#pragma once

#include "core/world/dungeon.h"

#include <filesystem>
#include <string_view>

namespace cave {

inline constexpr std::string_view kRecipeFormat = "cavewright/recipe";
inline constexpr std::string_view kRecipeSuffix = ".recipe.json";
inline constexpr int kRecipeVersion = 1;
inline constexpr std::string_view kFileRecipe = "recipe"; ///< the name of a file's only recipe

/// {"format": "cavewright/recipe", "version": 1, "rows": [...]} with rows as in a dungeon file, and "pieces" and
/// "content" likewise, both optional; pieces are drawn in the tiles' own signs. Gives a design without levels that
/// holds them, to be handed to dungeonOf(). An error's `where` is a line and column or a JSON path: "rows[2].p.max". A
/// row of an unknown type is let in.
Result<Dungeon> readRecipe(std::string_view text);
/// An error's `where` begins with "FILE: "; the design is named after the file.
Result<Dungeon> loadRecipe(const std::filesystem::path& path);

/// A recipe file without rows that holds the pieces and kinds of a design, a piece a line. readRecipe() gives them
/// back.
std::string writePieces(const Dungeon& home);

struct RecipeSize {
    int width = 0;
    int height = 0;
    int depth = 0;
};

/// A design of levels that all have the recipe called so, for bake() to run, with the kinds, pieces and rules of
/// `home`. An error when `home` has no such recipe, or no dungeon can have this size.
Result<Dungeon> dungeonOf(const Dungeon& home, std::string_view recipe, const RecipeSize& size);

} // namespace cave
