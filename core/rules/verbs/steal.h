// SPDX-License-Identifier: MIT
/// @file
/// Taking things from the hero's pack.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkSteal(const World& world, const Creature& actor, EntityId item);
void steal(WorldWriter world, const Creature& self, EntityId item, Events& events);

void leaveLoot(WorldWriter world, EntityId carrier, Position at); ///< all that it carries lies there

} // namespace cave
