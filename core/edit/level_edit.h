// SPDX-License-Identifier: MIT
/// @file
/// Changes to which levels a dungeon has, their order, names and size. They change the design alone: where recipes make
/// levels, whoever calls them bakes it afterwards, and the recipes make their stairs anew.
///
/// Stairs made by hand go on leading where they led: those that had met only by lying at the same x, y of two
/// neighbours get a link when these part, and the link goes when they are neighbours again.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

namespace cave {

/// A hand-made level of wall inside a border of rock, which becomes level z (0 .. depth). Refused beyond what a dungeon
/// can hold.
Result<void> addLevel(Dungeon& dungeon, int z, Uid uid, std::string name);

/// A copy below level z, made by hand from what stands there now. It holds no stairs, because their other ends belong
/// to the original; floor takes their place.
Result<void> duplicateLevel(Dungeon& dungeon, int z, Uid uid, std::string name);

/// Refused for the only level. Links and the start on it go with it.
Result<void> removeLevel(Dungeon& dungeon, int z);

void moveLevel(Dungeon& dungeon, int from, int to); ///< so that it is level `to` afterwards
void renameLevel(Dungeon& dungeon, int z, std::string name);

/// Which part of the levels stays in its place when their size changes.
enum class Anchor : std::uint8_t { NorthWest, North, NorthEast, West, Middle, East, SouthWest, South, SouthEast };
inline constexpr int kAnchorCount = 9;

/// How far every cell moves when the size changes; odd differences leave the larger half at the right and below.
struct Shift {
    int x = 0;
    int y = 0;
};
Shift shiftOf(const Dungeon& dungeon, int width, int height, Anchor anchor);

Result<void> canResizeLevels(const Dungeon& dungeon, int width, int height);

/// All levels get this size. New cells are wall, at the edge rock; edge rock that comes to lie inside becomes wall.
/// What lies outside afterwards is lost, signs too, but for hand edits: they wait outside, where the list of hand edits
/// shows them as conflicts, and come back when the levels grow again. Only those that come to lie further out than a
/// file can say are lost as well. Refused for sizes that a dungeon cannot have, as canResizeLevels() tells.
Result<void> resizeLevels(Dungeon& dungeon, int width, int height, Anchor anchor);

/// What a change takes away, beside what everybody expects of it.
struct LevelLoss {
    int cells = 0; ///< holding something else than wall or rock
    int things = 0;
    int stairs = 0; ///< of others' levels, made by hand, that would lead nowhere
    int keys = 0; ///< of others' levels, whose door goes
    int edits = 0; ///< cells and things put by hand on levels with a recipe: they would wait outside
    int farEdits = 0; ///< such that would lie too far out to wait there
    std::ptrdiff_t signs = 0;
    bool start = false;
    bool operator==(const LevelLoss&) const = default;
};
LevelLoss lossOfRemoving(const Dungeon& dungeon, int z); ///< stairs, keys and start
/// Of all levels; those that a recipe makes lose none of what it will make anew at the new size.
LevelLoss lossOfResizing(const Dungeon& dungeon, int width, int height, Anchor anchor);
/// Whether the level is made anew with the dungeon: it has a recipe, of passes that this program knows.
bool isMadeByRecipe(const Dungeon& dungeon, const DungeonLevel& level);

} // namespace cave
