// SPDX-License-Identifier: MIT
// Growing stronger in need, once.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"

namespace cave {

Answer checkStrengthen(const World& world, const Creature& actor);
void strengthen(World& world, const Creature& self, Events& events);

} // namespace cave
