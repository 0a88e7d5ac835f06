// SPDX-License-Identifier: MIT
/// @file
/// The file of a dungeon without what its recipes make, and what differs between two of them.
#pragma once

#include "core/save/dungeon_file.h"

namespace cave {

/// The file's JSON without "rows", "entities", "placed" and "hash" of every level that has a recipe: the same whatever
/// was baked.
Json designOf(const Dungeon& dungeon);

/// The same, but where baking the design anew gives another level than the dungeon has, that level is there in full.
/// Fails only where it is stopped.
Result<Json> sparseDesignOf(const Dungeon& dungeon, const Progress& progress = {});

/// Bakes what the design leaves out. Fails as readDungeon() does, and where it is stopped.
Result<Dungeon> madeWhole(const Json& sparse, const Progress& progress = {});

/// Members of `design` that differ from `base`, "recipes" by name and "levels" by uid, with the order of levels where
/// that is another: {"set": {...}, "drop": [...], "recipes": {...}, "gone": [...], "levels": [...], "order": [...]}.
Json changesFrom(const Json& base, const Json& design);

/// The base with these changes: the inverse. Fails at its path where the changes are not of that shape.
Result<Json> changed(const Json& base, const Json& changes);

} // namespace cave
