// SPDX-License-Identifier: MIT
/// @file
/// Things that were put or taken away by hand, merged into what the recipe has made.
#pragma once

#include "core/generate/edit_status.h"

namespace cave {

/// Puts the level's things as its thingEdits ask, and tells in `merged` what became of each.
void mergeThingEdits(DungeonLevel& level, const Catalogue& catalogue, LevelEdits& merged);
/// Those of cells that wait outside are conflicts.
void tellOutsideEdits(const DungeonLevel& level, LevelEdits& merged);

} // namespace cave
