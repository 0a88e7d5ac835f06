// SPDX-License-Identifier: MIT
#include "core/rules/verbs/wake.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/verbs/conditions.h"

#include <algorithm>

namespace cave {

void settle(WorldWriter world, EntityId who)
{
    Creature creature = *world->creature(who);
    creature.isLurking = behaviourRow(world, creature, Does::Ambush) != nullptr;
    if (behaviourRow(world, creature, Does::Sleep))
        creature.conditions[static_cast<std::size_t>(Condition::Asleep)] = kUntilWoken;
    if (behaviourRow(world, creature, Does::Guard))
        creature.post = creature.at;
    world.changeCreature(creature);
}

Answer checkWake(const World&, const Creature& actor)
{
    if (!actor.isLurking && !lasts(actor, Condition::Asleep))
        return refuse({CAVE_TEXT("game", "You are awake.")}, actor.at);
    return std::nullopt;
}

void wake(WorldWriter world, EntityId who, Events& events)
{
    endCondition(world, who, Condition::Asleep, events);
    Creature creature = *world->creature(who);
    if (!creature.isLurking)
        return;
    const bool wasHidden = world->disguiseOf(creature).has_value();
    creature.isLurking = false;
    world.changeCreature(creature);
    events.push_back(Woke{actorOf(world, creature), creature.at, wasHidden});
}

} // namespace cave
