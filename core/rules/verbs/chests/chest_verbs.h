// SPDX-License-Identifier: MIT
/// @file
/// Things that hold things: looking into them, and putting something in. Taking is a matter of item_verbs.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

bool isChest(const World& world, const Item& item); ///< holds things
/// Whether it lies where the creature stands, or in something that does.
bool isAtHand(const World& world, const Creature& actor, const Item& item);

Answer checkOpen(const World& world, const Creature& actor, EntityId chest);
void openThing(WorldWriter world, const Creature& self, EntityId chest, Events& events);

Answer checkPut(const World& world, const Creature& actor, EntityId item, EntityId chest);
void putInto(WorldWriter world, const Creature& self, EntityId item, EntityId chest, Events& events);

} // namespace cave
