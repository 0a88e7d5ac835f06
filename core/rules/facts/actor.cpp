// SPDX-License-Identifier: MIT
#include "core/rules/facts/actor.h"

#include "core/rules/facts/company.h"
#include "core/world/company/hiding.h"

namespace cave {

Actor actorOf(const World& world, const Creature& creature)
{
    return {creature.id, creature.kind, creature.id == world.state().hero, isAlly(world, creature),
            isHidden(world, creature)};
}

} // namespace cave
