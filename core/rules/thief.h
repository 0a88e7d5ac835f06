// SPDX-License-Identifier: MIT
// Taking things from the hero's pack.
#pragma once

#include "core/base/random.h"
#include "core/rules/act.h"
#include "core/rules/refusal.h"

namespace cave {

Answer checkSteal(const World& world, const Creature& actor, EntityId item);
void steal(World& world, const Creature& self, EntityId item, Events& events);

// Beside the hero, anything that can be taken; with its loot it runs from the hero it sees, and otherwise takes stairs
// it stands on or goes anywhere. Nothing when it has no chance to steal, or is cornered with its loot.
std::optional<Command> thievingCommand(const World& world, const Creature& self, const BehaviourRow& row, Random& dice);

void leaveLoot(World& world, EntityId carrier, Position at); // all that it carries lies there

} // namespace cave
