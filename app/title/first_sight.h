// SPDX-License-Identifier: MIT
// What a picture of a level may tell of it before it is played.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

// The level's ground as it is walked on, without what has to be found: stairs, holes and places worth going to are
// plain ground, locked doors are like others, and what lies behind hidden doors or in pockets of the rock is stone.
// Where the dungeon does not say where on this level a game begins, nothing is known to lie behind anything.
Grid<TileId> groundAtFirstSight(const Dungeon& dungeon, int z);

} // namespace cave
