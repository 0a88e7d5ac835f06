// SPDX-License-Identifier: MIT
/// @file
/// Eating, and what it does to hunger.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkEat(const World& world, const Creature& actor, EntityId item);

void eat(WorldWriter world, const Creature& self, EntityId item, Events& events);

/// Sets how full the hero is and tells when the word for it changes.
void changeFullness(WorldWriter world, int fullness, Events& events);

} // namespace cave
