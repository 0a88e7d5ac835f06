// SPDX-License-Identifier: MIT
#include "core/rules/living/suffering.h"

#include "core/rules/living/by_nobody.h"

namespace cave {

namespace {

bool isIn(const World& world, const Creature& creature, Plight plight)
{
    switch (plight) {
    case Plight::Soaked: return isSoaked(world, creature);
    case Plight::Burning: return lasts(creature, Condition::Burning);
    }
    return false;
}

} // namespace

bool isSoaked(const World& world, const Creature& creature)
{
    const CreatureKind& kind = world.kindOf(creature);
    return world.tileKind(creature.at).ground == Ground::Water && !kind.flies && !kind.phases;
}

void feelPlight(WorldWriter world, EntityId who, Events& events)
{
    for (const Suffering& row : world->catalogue().creature(world->creature(who)->kind).suffers) {
        const Creature* self = world->creature(who); // what it suffers may kill it
        if (!self || world->isOver())
            return;
        if (isIn(world, *self, row.when))
            affect(world, who, row.effect, events);
    }
}

} // namespace cave
