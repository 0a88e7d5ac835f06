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

void actOfMonster(World& world, EntityId actor, std::vector<Event>& events)
{
    watchForHero(world, actor);
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
