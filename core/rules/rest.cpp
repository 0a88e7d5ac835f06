// SPDX-License-Identifier: MIT
#include "core/rules/rest.h"

#include "core/rules/behaviour.h"
#include "core/rules/conditions.h"

#include <algorithm>

namespace cave {

namespace {

void hear(World& world, Position at, Events& events)
{
    std::vector<EntityId> woken;
    for (const Creature& creature : world.creatures())
        if (turnsLeft(creature, Condition::Asleep) == kUntilWoken && creature.at.z == at.z)
            if (const BehaviourRow* row = behaviourRow(world, creature, Does::Sleep);
                row && distance(creature.at, at) <= row->range)
                woken.push_back(creature.id);
    std::ranges::sort(woken);
    for (const EntityId who : woken)
        wake(world, who, events);
}

const Position* placeOfNoise(const Event& event)
{
    if (const auto* struck = std::get_if<Struck>(&event))
        return &struck->at;
    if (const auto* dug = std::get_if<Dug>(&event))
        return &dug->at;
    if (const auto* exploded = std::get_if<Exploded>(&event))
        return &exploded->at;
    if (const auto* wentOff = std::get_if<WentOff>(&event))
        return &wentOff->at;
    return nullptr;
}

} // namespace

void settle(World& world, EntityId who)
{
    Creature creature = *world.creature(who);
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

void wake(World& world, EntityId who, Events& events)
{
    endCondition(world, who, Condition::Asleep, events);
    Creature creature = *world.creature(who);
    if (!creature.isLurking)
        return;
    const bool wasHidden = world.disguiseOf(creature).has_value();
    creature.isLurking = false;
    world.changeCreature(creature);
    events.push_back(Woke{actorOf(world, creature), creature.at, wasHidden});
}

void wakeByNoise(World& world, std::size_t first, Events& events)
{
    const std::size_t last = events.size();
    for (std::size_t i = first; i < last; ++i)
        if (const Position* at = placeOfNoise(events[i]))
            hear(world, *at, events);
}

void regrow(World& world, EntityId who)
{
    const Creature& self = *world.creature(who);
    if (self.health >= self.maxHealth)
        return;
    const BehaviourRow* row = behaviourRow(world, self, Does::Regenerate);
    if (row && world.state().clock / actDuration(speedOf(self)) % row->every == 0)
        world.setHealth(who, std::min(self.maxHealth, self.health + row->amount));
}

} // namespace cave
