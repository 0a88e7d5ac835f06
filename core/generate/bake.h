// SPDX-License-Identifier: MIT
// Runs the recipes of a dungeon.
#pragma once

#include "core/generate/pass.h"

namespace cave {

// Makes every level that has a recipe anew from `seed` (or its own), with the designer's hand edits put back, and sets
// the dungeon's seed to it. Levels without a recipe, their links and a start set by hand stay as they are. The same
// dungeon and seed give the same levels on every machine.
//
// The error names the level and row that cannot run (an unknown pass, a row in the wrong order); the dungeon is then
// unchanged. A row that cannot do all it was asked is no error: its report says what is missing.
Result<std::vector<RowReport>> bake(Dungeon& dungeon, std::uint64_t seed);

// The rows of a level in the order they run, with its overrides: parameters, muted rows, extra rows.
std::vector<RecipeRow> rowsOf(const Dungeon& dungeon, const DungeonLevel& level);

// H("row", seed, level, row, salt), where the row's pin wins over the level's own seed, and that over the dungeon's.
std::uint64_t rowKey(const Dungeon& dungeon, const DungeonLevel& level, const RecipeRow& row);

} // namespace cave
