// SPDX-License-Identifier: MIT
#include "core/rules/turn/noise.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/verbs/wake.h"

#include <algorithm>

namespace cave {

namespace {

void hear(WorldWriter world, Position at, Events& events)
{
    std::vector<EntityId> woken;
    for (const Creature& creature : world->creatures())
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

void wakeByNoise(WorldWriter world, std::size_t first, Events& events)
{
    const std::size_t last = events.size();
    for (std::size_t i = first; i < last; ++i)
        if (const Position* at = placeOfNoise(events[i]))
            hear(world, *at, events);
}

} // namespace cave
