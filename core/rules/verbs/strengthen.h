// SPDX-License-Identifier: MIT
// Growing stronger in need, once.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkStrengthen(const World& world, const Creature& actor);
void strengthen(WorldWriter world, const Creature& self, Events& events);

} // namespace cave
