// SPDX-License-Identifier: MIT
/// @file
/// Places in the members of a dungeon file that a map of Tiled holds as properties: they count from where the dungeon
/// began when they were written, which is elsewhere once the map was made infinite and grew to the left or above.
#pragma once

#include "core/json/json.h"

namespace cave::tmj {

/// Each moves what it knows by so many cells and leaves alone what has another form. What comes to lie outside is moved
/// too, and refused by the reader of dungeon files; only a recipe's rectangle that sticks out loses what is outside.
void moveDungeonPlaces(Json& members, int x, int y); ///< start, links, rows of recipes, events
void moveLevelPlaces(Json& members, int x, int y); ///< edits, signs, events, pieces, own rows and changed ones
void moveThingPlaces(Json& members, int x, int y); ///< what a key opens; its own cell lies elsewhere in a map

} // namespace cave::tmj
