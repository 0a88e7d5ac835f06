// SPDX-License-Identifier: MIT
/// @file
/// Taking stairs.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkClimb(const World& world, const Creature& actor, Leads leads);

/// Whoever stands where somebody comes to is pushed aside: there must be room for that.
void makeRoom(WorldWriter world, Position landing, const Actor& comer, Events& events);
bool isUnknown(const World& world, int z); ///< the hero has not been there, and knows nothing of it

/// Whoever stands where the hero comes makes room; others make way for who stands there. See comeAlong() for who
/// goes with the hero.
void climb(WorldWriter world, const Creature& self, Events& events);

/// Those that go along with the hero who has left a cell for another level, by stairs or by a fall: hunters beside it
/// and allies within two steps, as far as there is room where the hero is now.
void comeAlong(WorldWriter world, Position from, Position landing, Events& events);

} // namespace cave
