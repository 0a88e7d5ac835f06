// SPDX-License-Identifier: MIT
/// @file
/// The hand edits of generated levels by group: how they stand after the last making, and what can become of them.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/edit/dungeon_edit.h"
#include "core/generate/edit_status.h"
#include "core/generate/shapes/cell.h"

#include <span>

namespace cave {

/// One stroke or paste on one level.
struct HandEdits {
    int z = 0;
    std::string label; ///< given by the designer; may be empty
    bool isLocked = false;
    GroupStatus status; ///< with the group's number
    int cells = 0;
    int things = 0;
    int outside = 0; ///< of the cells: those that wait until the level is larger again; they count as conflicts
    Box box; ///< around them, what lies outside of the level included
    bool operator==(const HandEdits&) const = default;
};

/// How the design says they stand; a removal of a thing always counts as clean.
EditStatus statusOf(const TileEdit& edit);
EditStatus statusOf(const DungeonLevel& level, const ThingEdit& edit);

std::vector<HandEdits> listHandEdits(const Dungeon& dungeon); ///< by level, then group

/// Cells of the level that groups lock.
BitGrid lockedCells(const DungeonLevel& level);

/// What its recipe makes of a level, cell by cell, in the place of all hand edits: as if every group took its base.
/// What was taken away by hand counts, unless `findings` of the level's last making say that the recipe makes it no
/// more.
struct LevelBase {
    Grid<TileId> tiles;
    std::vector<Placement> things;
    BitGrid edited; ///< cells whose tile or things differ
};
LevelBase levelBase(const DungeonLevel& level, std::span<const EditFinding> findings = {});

/// All of these give an empty edit where nothing would change. Level z has a recipe.
///
/// The cells as they are become one locked group, which rows work around. The other ends of stairs among them are
/// locked or free with them.
DungeonEdit lockCells(const Dungeon& dungeon, int z, const BitGrid& cells, int group);
/// Cells that were only locked are the recipe's again; what was painted by hand stays, unlocked.
DungeonEdit unlockCells(const Dungeon& dungeon, int z, const BitGrid& cells);
DungeonEdit labelGroup(const Dungeon& dungeon, int z, int group, const std::string& label);

/// What drifted counts as clean from now on, and what the recipe makes by itself is no hand edit any more.
DungeonEdit keepGroup(const Dungeon& dungeon, int z, int group);
/// What the recipe makes, in the place of the group's edits. Things that they had taken away come back when the dungeon
/// is baked afterwards, as far as the recipe still makes them; at once where no recipe makes the level anew.
DungeonEdit takeBase(const Dungeon& dungeon, int z, int group);
/// Things of the group that cannot stand where they were put go to the nearest cells where they can.
DungeonEdit moveConflicts(const Dungeon& dungeon, int z, int group);

/// Whether this thing can be put there: on ground to walk on, no stairs, with no other of its table; creatures not on
/// the start. The cell must lie inside.
bool isFreeCell(const Dungeon& dungeon, int z, CellAt cell, KindTable table);
/// The free cell nearest to `at`, by steps without walls counting, then by row and column.
/// `at` may lie outside the level. Nothing on a level without one.
std::optional<CellAt> nearestFreeCell(const Dungeon& dungeon, int z, CellAt at, KindTable table);

} // namespace cave
