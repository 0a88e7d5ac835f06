// SPDX-License-Identifier: MIT
#include "core/rules/verbs/mend.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/mending.h"

#include <algorithm>

namespace cave {

Answer checkMend(const World& world, const Creature& actor, Position at)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Mend);
    const Creature* other = world.creatureAt(at);
    if (!row || !other || !canMend(world, actor, *other, row->range))
        return refuse({CAVE_TEXT("game", "There is nobody to mend.")}, actor.at);
    return std::nullopt;
}

void mend(WorldWriter world, const Creature& self, Position at, Events& events)
{
    const Creature& other = *world->creatureAt(at);
    const Actor whom = actorOf(world, other);
    const int health = std::min(behaviourRow(world, self, Does::Mend)->amount, other.maxHealth - other.health);
    world.setHealth(whom.id, other.health + health);
    events.push_back(Mended{actorOf(world, self), whom, self.at, at, health});
}

} // namespace cave
