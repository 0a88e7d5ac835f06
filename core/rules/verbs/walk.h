// SPDX-License-Identifier: MIT
/// @file
/// A step, and what it comes to where something is in the way: see Walk.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// Somebody stands there. The hero is told who only where it sees that.
Answer refuseTaken(const World& world, const Creature& actor, Position at);

Answer checkWalk(const World& world, const Creature& actor, Direction direction);
bool mayWalk(const World& world, const Creature& actor, Direction direction); ///< the same without the words
void walk(WorldWriter world, const Creature& self, Direction direction, Events& events);

} // namespace cave
