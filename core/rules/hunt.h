// SPDX-License-Identifier: MIT
// Hunters: they chase the hero they see, and go where they last saw the hero.
#pragma once

#include "core/rules/command.h"
#include "core/world/world.h"

namespace cave {

// Whether this creature sees the hero: on the same level, within its sight, nothing opaque between.
bool seesHero(const World& world, const Creature& self);

// Before a hunter acts: remembers where it sees the hero, and forgets a place where the hero turned out not to be.
void watchForHero(World& world, EntityId hunter);

// The step of a shortest way to the hunter's quarry, around other creatures; into the hero it strikes. Waiting when
// only others are in the way. Nothing without a quarry or a way there.
std::optional<Command> huntingStep(const World& world, const Creature& self);

} // namespace cave
