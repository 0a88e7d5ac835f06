// SPDX-License-Identifier: MIT
#include "core/rules/verbs/strengthen.h"

#include "core/rules/facts/behaviour_row.h"

namespace cave {

Answer checkStrengthen(const World& world, const Creature& actor)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Strengthen);
    if (!row || actor.isStrengthened || actor.health > row->health)
        return refuse({CAVE_TEXT("game", "There is no more strength to be found.")}, actor.at);
    return std::nullopt;
}

void strengthen(WorldWriter world, const Creature& self, Events& events)
{
    events.push_back(Strengthened{actorOf(world, self), self.at});
    world.strengthen(self.id, behaviourRow(world, self, Does::Strengthen)->attack);
}

} // namespace cave
