// SPDX-License-Identifier: MIT
// A blow in a fight hand to hand.
#pragma once

#include "core/rules/facts/event.h"

namespace cave {

// Hurts, and does what the attacker's kind does by touching.
void strike(World& world, const Creature& attacker, const Creature& victim, Events& events);

} // namespace cave
