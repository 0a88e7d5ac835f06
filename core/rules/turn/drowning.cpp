// SPDX-License-Identifier: MIT
#include "core/rules/turn/drowning.h"

#include "core/rules/facts/passage.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/harm.h"

namespace cave {

namespace {

void setSubmerged(WorldWriter world, EntityId who, int acts)
{
    Creature changed = *world->creature(who);
    changed.submerged = acts;
    world.changeCreature(changed);
}

void drown(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const Actor victim = actorOf(world, self);
    if (victim.isHero)
        return perish(world, Cause::Drowned, events);
    events.push_back(Drowned{victim, self.at});
    harmToDeath(world, who, victim, events);
}

} // namespace

void feelDepth(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    if (mayEnter(world, self, self.at) || world->kindOf(self).immortal ||
        !world->drowns(world->kindOf(self), self.at)) { // mostly the first, and quicker
        if (self.submerged > 0)
            setSubmerged(world, who, 0);
        return;
    }
    const int acts = self.submerged + 1;
    const int left = breathIn(world, self, world->tileKind(self.at)) - acts;
    setSubmerged(world, who, acts);
    if (left < 0)
        drown(world, who, events);
    else
        events.push_back(Submerged{actorOf(world, self), self.at, left, acts == 1});
}

} // namespace cave
