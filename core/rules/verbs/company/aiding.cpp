// SPDX-License-Identifier: MIT
#include "core/rules/verbs/company/aiding.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/verbs/effect_acts.h"

namespace cave {

void aidHero(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const Creature& hero = world->hero();
    const BehaviourRow* row = behaviourRow(world, self, Does::Aid);
    if (!row || !isAlly(world, self) || self.at.z != hero.at.z || distance(self.at, hero.at) > row->range)
        return;
    meetWith(world, hero.id, *row->effect, actorOf(world, self), events);
}

} // namespace cave
