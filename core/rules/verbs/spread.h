// SPDX-License-Identifier: MIT
// How colonies grow: spreading, and summoning others.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkSpread(const World& world, const Creature& actor, Direction direction);
void spread(WorldWriter world, const Creature& self, Direction direction, Events& events);

Answer checkSummon(const World& world, const Creature& actor, Direction direction);
void summon(WorldWriter world, const Creature& self, Direction direction, Events& events);

} // namespace cave
