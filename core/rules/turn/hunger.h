// SPDX-License-Identifier: MIT
/// @file
/// Hunger, where a dungeon's rules have it: the hero starts with some food inside, uses it up and starves without.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

void feelHunger(WorldWriter world, Events& events); ///< after each act of the hero; may end the game

} // namespace cave
