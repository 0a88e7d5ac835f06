// SPDX-License-Identifier: MIT
/// @file
/// What is wrong with a recipe, told without running it.
#pragma once

#include "core/generate/pass.h"

namespace cave {

/// A row ready to run on one level.
struct Step {
    RecipeRow row; ///< with the level's overrides
    const Pass* pass = nullptr;
    Phase phase = Phase::Terrain;
};

struct RowProblem {
    int level = 0; ///< index
    Uid row;
    std::string type;
    Text why;
    std::string fix; ///< the type of a pass which, put in above the row, mends it; "" when there is none
};

/// The rows of a level in the order they run, muted ones left out, with its overrides: parameters, extra rows.
std::vector<RecipeRow> rowsOf(const Dungeon& dungeon, const DungeonLevel& level);

/// The rows of a level as steps. The error names the level and row: no such recipe, a parameter that is unknown, out of
/// range or names nothing, a row on the wrong side of a line between phases. A level with a row whose pass this program
/// does not know has no steps, and that row in `unknown`: it stays as it is stored.
struct LevelSteps {
    std::vector<Step> steps;
    std::optional<RowProblem> unknown;
};
Result<LevelSteps> stepsOf(const Dungeon& dungeon, int z);

/// Rows that need what no row above them gives, and second rows that make a whole level or put back hand edits. They
/// are red and do not run.
std::vector<RowProblem> lint(const Dungeon& dungeon, int z, std::span<const Step> steps);

/// The unknown passes and red rows of all levels. The error is that of stepsOf().
Result<std::vector<RowProblem>> lint(const Dungeon& dungeon);

} // namespace cave
