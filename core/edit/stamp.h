// SPDX-License-Identifier: MIT
/// @file
/// Putting down what was cut out, moving and clearing parts of a level.
#pragma once

#include "core/base/position.h"
#include "core/base/text.h"
#include "core/bits/bit_grid.h"
#include "core/edit/clip.h"
#include "core/edit/dungeon_edit.h"

namespace cave {

struct Stamped {
    DungeonEdit edit;
    int unknown = 0; ///< tiles, things and events left out because this dungeon has no such kind or mark
};

/// Tells of Stamped::unknown.
Text leftOut(int unknown);

/// Puts the clip's cells down with its corner at `at`, which may lie outside: what does is left out. Each cell of the
/// clip replaces tile and things there. Its events come with uids of their own.
Stamped stamp(const Dungeon& dungeon, Position at, const Clip& clip, int group);

/// Wall with nothing on it; events that name no other cells go.
DungeonEdit clearCells(const Dungeon& dungeon, int z, const BitGrid& cells, int group);

/// Clears the cells and stamps `clip`, which was made of them and may have been turned, in one edit. Stairs stay joined
/// with their other ends, and events name the cells where they lie now.
Stamped moveCells(const Dungeon& dungeon, int z, const BitGrid& cells, const Clip& clip, CellAt to, int group);

} // namespace cave
