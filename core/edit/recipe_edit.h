// SPDX-License-Identifier: MIT
/// @file
/// Changes to the recipe that makes a level. They change the design alone: whoever calls them bakes it afterwards.
/// Levels share a recipe, so a change shows on all that have it, but for rows that only one level has, and for
/// parameters and mutes that a level says otherwise.
#pragma once

#include "core/base/result.h"
#include "core/generate/pass.h"

namespace cave {

/// A row as one level has it.
struct LevelRow {
    RecipeRow row;          ///< with the level's parameters; `on` says whether it runs here
    bool isExtra = false;   ///< only this level has it
    bool isMutedHere = false; ///< by the level, not by the recipe
    std::vector<std::string> own; ///< parameters that the level says otherwise
};

/// All rows of the level in their order, with the muted ones; none where there is no recipe.
std::vector<LevelRow> levelRows(const Dungeon& dungeon, const DungeonLevel& level);

/// All of these name by its uid a row that level z has, and give back false when nothing has changed.
/// The parameter's value for all levels of the recipe; for this level alone where that says otherwise already.
bool setParameter(Dungeon& dungeon, int z, Uid uid, std::string_view id, Json value);
/// The parameter says on this level what it says now, whatever the recipe comes to say; or what the recipe says, as on
/// every other level. A row that only this level has is its own anyway.
bool setParameterOwn(Dungeon& dungeon, int z, Uid uid, std::string_view id, bool isOwn);
bool setLabel(Dungeon& dungeon, int z, Uid uid, std::string label);
bool setWhere(Dungeon& dungeon, int z, Uid uid, Where where);
bool toggleRow(Dungeon& dungeon, int z, Uid uid); ///< mutes it, or lets it run
bool rerollRow(Dungeon& dungeon, int z, Uid uid); ///< other dice for it alone
/// Other dice for it inside these boxes alone: a copy for this level that runs behind it there, or, where the row is
/// one for just these boxes, the row itself. Refused for rows that do not shape the ground.
Result<void> rerollRowWithin(Dungeon& dungeon, int z, Uid uid, Uid copy, std::vector<Box> boxes);
bool togglePin(Dungeon& dungeon, int z, Uid uid); ///< keeps the seed that it has now, or takes the dungeon's again
/// Mutes all other rows but those that make the ground it needs.
bool soloRow(Dungeon& dungeon, int z, Uid uid);
bool removeRow(Dungeon& dungeon, int z, Uid uid);
/// A copy behind it, with a uid of its own.
bool duplicateRow(Dungeon& dungeon, int z, Uid uid, Uid copy);

/// Up (-1) or down (1), past one row. Refused at the ends, across the lines between phases, and for a row that only
/// this level has, which stays behind the row it follows.
Result<void> moveRow(Dungeon& dungeon, int z, Uid uid, int by);
/// Directly behind `after`, or as near to it as the row's phase allows; a row of no uid: at the beginning. The level
/// must have a recipe.
void insertRow(Dungeon& dungeon, int z, Uid after, RecipeRow row);
/// Directly above `before`, as near to it as its phase allows.
void insertRowAbove(Dungeon& dungeon, int z, Uid before, RecipeRow row);

/// Gives the level a recipe of its own: a copy of the one it shares, with all that it says otherwise. Rows keep their
/// uids, so it is made as before.
void makeUnique(Dungeon& dungeon, int z);
/// Another recipe of the dungeon; what the level says otherwise about the old one's rows goes. "": made by hand. What
/// was drawn on a level without one, wall and rock apart, becomes hand edits of one group, called `drawn`.
bool setRecipe(Dungeon& dungeon, int z, const std::string& name, const std::string& drawn = {});
/// Whether something was drawn on a level that no recipe makes.
bool isDrawn(const Dungeon& dungeon, int z);
/// The recipe of that name with these rows; a new one, or in place of the one there is.
void putRecipe(Dungeon& dungeon, Recipe recipe);

} // namespace cave
