// SPDX-License-Identifier: MIT
/// @file
/// Taking stairs.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkClimb(const World& world, const Creature& actor, Leads leads);

/// Whoever stands where the hero comes makes room; others make way for who stands there. Those that follow the hero and
/// are beside it when it leaves come along, as far as there is room.
void climb(WorldWriter world, const Creature& self, Events& events);

} // namespace cave
