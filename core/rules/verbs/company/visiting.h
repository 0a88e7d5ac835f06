// SPDX-License-Identifier: MIT
/// @file
/// Companions who are called, and go again.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Somebody comes to the side of `whom` and is of its side for so many of its own acts: of a kind whose band has this
/// level, where there is none of one that is a foe here. No bosses, nobody who only stands by others, nobody who swims,
/// nobody who is to be slain for the goal. Its death teaches nothing and leaves nothing. Where no kind suits and where
/// no cell is free nobody comes.
void bringAlly(WorldWriter world, EntityId whom, int turns, Events& events);

/// Somebody who is not the hero leaves the world, and what it carries where it stood.
void goHome(WorldWriter world, EntityId who, Events& events);

} // namespace cave
