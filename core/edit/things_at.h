// SPDX-License-Identifier: MIT
/// @file
/// The things of one cell, and the hand edits about them.
#pragma once

#include "core/world/dungeon.h"

#include <span>

namespace cave {

/// Found by binary search; both lists are sorted by (y, x). The cell may lie outside the level, as things may.
std::span<const Placement> thingsAt(const DungeonLevel& level, int x, int y);
std::span<const ThingEdit> thingEditsAt(const DungeonLevel& level, int x, int y);

} // namespace cave
