// SPDX-License-Identifier: MIT
/// @file
/// The parts of a dungeon file that lie deeper: recipes and levels.
#pragma once

#include "core/save/checks.h"

namespace cave {

std::vector<RecipeRow> readRecipeRows(const JsonCursor& rows, const Catalogue& catalogue); ///< uids used once
std::vector<Recipe> readRecipes(const JsonCursor& recipes, const Catalogue& catalogue);

/// What a level needs to know of its dungeon.
struct LevelFrame {
    int width = 0;
    int height = 0;
    const Catalogue& catalogue;
    const Legend& legend;
    const std::vector<EventMark>& marks; ///< of the dungeon
};
DungeonLevel readLevel(const JsonCursor& level, const LevelFrame& frame);

/// The members "level", "x" and "y" of an object.
Place readPlace(const JsonCursor& at);

/// Cells of things and links may lie outside their level, which is a problem for core/proof to list, but not anywhere.
int readCoordinate(const JsonCursor& coordinate);

} // namespace cave
