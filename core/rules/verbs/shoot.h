// SPDX-License-Identifier: MIT
/// @file
/// What monsters shoot.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// A missile flies as what is thrown does: a foe must be in range, and the first it would meet.
Answer checkShoot(const World& world, const Creature& actor, Position at);
void shoot(WorldWriter world, const Creature& self, Position at, Events& events);

} // namespace cave
