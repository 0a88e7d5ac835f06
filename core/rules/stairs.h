// SPDX-License-Identifier: MIT
// Taking stairs, and going after somebody who took them.
#pragma once

#include "core/rules/act.h"
#include "core/rules/refusal.h"

namespace cave {

Answer checkClimb(const World& world, const Creature& actor, Leads leads);

// Whoever stands where the hero comes makes room; others make way for who stands there. Those that follow the hero and
// are beside it when it leaves come along, as far as there is room.
void climb(World& world, const Creature& self, Events& events);

// Up or down, by the stairs that this creature stands on; nothing where none lead anywhere.
std::optional<Command> climbingCommand(const World& world, const Creature& self);

// The same, when these are the stairs where it lost the hero.
std::optional<Command> followingCommand(const World& world, const Creature& self);

} // namespace cave
