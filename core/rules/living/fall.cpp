// SPDX-License-Identifier: MIT
#include "core/rules/living/fall.h"

#include "core/rules/facts/landing.h"
#include "core/rules/verbs/climb.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/harm.h"

namespace cave {

namespace {

// Nobody is to blame for it.
void sufferFall(WorldWriter world, const Actor& who, int damage, Events& events)
{
    const Creature& self = *world->creature(who.id);
    const int loss = lossOf(world, self, damage);
    if (!who.isHero || self.health > loss)
        return harm(world, who.id, damage, who, events);
    world.setHealth(who.id, self.health - loss);
    perish(world, Cause::Fell, events);
}

} // namespace

bool fall(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const Position from = self.at;
    const auto below = world->below(from);
    const Position landing = below ? nearestGround(world, *below) : from;
    if (!world->isWalkable(landing) || (world->creatureAt(landing) && !placeToPush(world, landing)))
        return false;
    const Actor actor = actorOf(world, self);
    makeRoom(world, landing, actor, events);
    if (world->isOver()) // the hero was pushed onto the goal
        return true;
    const bool isFirstVisit = actor.isHero && isUnknown(world, landing.z);
    world.moveCreature(who, landing);
    if (!actor.isHero)
        world.setQuarry(who, std::nullopt);
    const int damage = actor.isHero && world->gifts().weightless ? 0 : world->rules().fall;
    events.push_back(Fell{actor, from, landing, lossOf(world, self, damage), isFirstVisit});
    sufferFall(world, actor, damage, events);
    if (!world->creature(who) || world->isOver())
        return true;
    if (actor.isHero)
        comeAlong(world, from, landing, events);
    arrive(world, actor, events);
    return true;
}

} // namespace cave
