// SPDX-License-Identifier: MIT
/// @file
/// Growing: colonies that spread or summon others, and those that grow stronger.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// Somebody new in a free cell: of the colony and on the side of who made it, whatever side its kind is on.
EntityId bringForth(WorldWriter world, const Creature& maker, CreatureKindId kind, Position at);

Answer checkSpread(const World& world, const Creature& actor, Direction direction);
void spread(WorldWriter world, const Creature& self, Direction direction, Events& events);

Answer checkSummon(const World& world, const Creature& actor, Direction direction);
void summon(WorldWriter world, const Creature& self, Direction direction, Events& events);

Answer checkStrengthen(const World& world, const Creature& actor);
void strengthen(WorldWriter world, const Creature& self, Events& events);

} // namespace cave
