// SPDX-License-Identifier: MIT
/// @file
/// Work that was done in another program on levels that a recipe makes: it becomes hand edits, so that making the level
/// anew keeps it.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/edit/dungeon_edit.h"

#include <span>
#include <string>

namespace cave {

struct OutsideWork {
    DungeonEdit edit; ///< empty: nothing differs
    int cells = 0;
    int things = 0; ///< that came, went or moved
};

/// What the rows and things of these levels hold otherwise than their recipes make, with the hand edits that are known
/// already, as hand edits of one group called `group`. Cells and things themselves stay as they are. The error is that
/// of bake().
Result<OutsideWork> outsideWork(const Dungeon& dungeon, std::span<const int> levels, const std::string& group,
                                const Progress& progress = {});

/// The ground of another design, level by level, painted over this one: hand edits of one group where a recipe makes
/// the level. Tiles that this dungeon does not know are left out. Both have the same size and depth.
OutsideWork groundOf(const Dungeon& dungeon, const Dungeon& ground, const std::string& group);

} // namespace cave
