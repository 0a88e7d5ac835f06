// SPDX-License-Identifier: MIT
/// @file
/// What became of hand edits when a level was made anew: a three-way merge of what a cell held when it was edited, what
/// the designer made of it, and what the recipe makes there now.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

enum class EditStatus : std::uint8_t {
    Clean, ///< the recipe makes what it made: applied
    AlreadySo, ///< the recipe makes now what the designer wanted: nothing to do
    Drifted, ///< the recipe makes something else: applied all the same; of a removal: another thing stands there, kept
    Conflict ///< a thing that cannot stand where it was put, a cell that lies outside: not applied, and kept in the
             ///< list
};

/// Sums up the hand edits of one group on one level.
struct GroupStatus {
    int group = 0;
    int clean = 0;
    int alreadySo = 0;
    int drifted = 0;
    int conflicts = 0;
    bool operator==(const GroupStatus&) const = default;
};

/// A hand edit that is not clean.
struct EditFinding {
    EditStatus status = EditStatus::Drifted;
    std::optional<std::size_t> thing; ///< index into the level's thingEdits; absent: a cell
    int x = 0;
    int y = 0;
    int group = 0;
    TileId base = 0; ///< of a cell: what the recipe makes there now
    Text why;
    bool operator==(const EditFinding&) const = default;
};

/// All hand edits of a level.
struct LevelEdits {
    std::vector<GroupStatus> groups; ///< by group
    std::vector<EditFinding> findings; ///< cells by row, then things, then cells outside
    bool operator==(const LevelEdits&) const = default;
    void count(int group, EditStatus status);
};

bool isLockedGroup(const DungeonLevel& level, int group);

EditStatus statusOf(const TileEdit& edit, TileId base);

} // namespace cave
