// SPDX-License-Identifier: MIT
// A blow in a fight hand to hand.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

// Hurts, and does what the attacker's kind does by touching.
void strike(WorldWriter world, const Creature& attacker, const Creature& victim, Events& events);

} // namespace cave
