// SPDX-License-Identifier: MIT
#include "core/rules/play.h"

#include "core/rules/act.h"
#include "core/rules/behaviour.h"
#include "core/rules/hunger.h"
#include "core/rules/hunt.h"
#include "core/rules/sight.h"

namespace cave {

namespace {

void finishAct(World& world, EntityId actor)
{
    if (const Creature* self = world.creature(actor))
        world.schedule(actor, world.state().clock + actDuration(self->speed));
}

// Bumps about at random, into anyone.
void stumble(World& world, EntityId actor, Events& events)
{
    const Walk wish{kDirections[world.dice().below(8)]};
    if (!check(world, actor, wish))
        act(world, actor, wish, events);
    Creature self = *world.creature(actor);
    --self.confusedFor;
    world.changeCreature(self);
    if (self.confusedFor == 0)
        events.push_back(Confused{actorOf(world, self), self.at, false});
}

void actOfMonster(World& world, EntityId actor, std::vector<Event>& events)
{
    watchForHero(world, actor);
    if (world.creature(actor)->confusedFor > 0)
        stumble(world, actor, events);
    else
        act(world, actor, chooseCommand(world, *world.creature(actor), world.dice()), events);
    finishAct(world, actor);
}

} // namespace

Turn play(World& world, const Command& command)
{
    const EntityId hero = world.state().hero;
    Turn turn;
    turn.refusal = check(world, hero, command);
    if (turn.refusal)
        return turn;
    if (std::holds_alternative<Gain>(command)) { // a choice, not an act
        act(world, hero, command, turn.events);
        refreshSight(world);
        return turn;
    }
    world.finishHeroTurn();
    act(world, hero, command, turn.events);
    feelHunger(world, turn.events);
    finishAct(world, hero);
    while (!world.isOver()) {
        const EntityId next = *world.nextToAct(); // the hero at the latest
        if (next == hero)
            break;
        actOfMonster(world, next, turn.events);
    }
    refreshSight(world);
    return turn;
}

} // namespace cave
