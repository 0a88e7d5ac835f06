// SPDX-License-Identifier: MIT
// Creatures that heal their friends.
#pragma once

#include "core/rules/act.h"

namespace cave {

Answer checkMend(const World& world, const Creature& actor, Position at);
void mend(World& world, const Creature& self, Position at, Events& events);

// For whoever lacks most health of those it sees within the row's range; of equals the one that came first.
std::optional<Command> mendingCommand(const World& world, const Creature& self, const BehaviourRow& row);

} // namespace cave
