// SPDX-License-Identifier: MIT
/// @file
/// A creature as events name it: it may be dead by the time they are read.
#pragma once

#include "core/world/world.h"

namespace cave {

struct Actor {
    EntityId id = EntityId::None;
    CreatureKindId kind = 0;
    bool isHero = false;
    bool isAlly = false;
    bool isUnseen = false; ///< to the hero, because it hides: see core/world/company/hiding
};

Actor actorOf(const World& world, const Creature& creature);

} // namespace cave
