// SPDX-License-Identifier: MIT
/// @file
/// Healing somebody else.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkMend(const World& world, const Creature& actor, Position at);
void mend(WorldWriter world, const Creature& self, Position at, Events& events);

} // namespace cave
