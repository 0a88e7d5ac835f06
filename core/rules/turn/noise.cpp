// SPDX-License-Identifier: MIT
#include "core/rules/turn/noise.h"

#include "core/content/limits.h"
#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/verbs/wake.h"

#include <algorithm>

namespace cave {

namespace {

// How far it is heard is said by what makes the noise, else by who sleeps.
void hear(WorldWriter world, Position at, std::optional<int> range, Events& events)
{
    std::vector<EntityId> woken;
    for (const Creature& creature : world->creatures())
        if (turnsLeft(creature, Condition::Asleep) == kUntilWoken && creature.at.z == at.z)
            if (const BehaviourRow* row = sleepRow(world, creature);
                row && distance(creature.at, at) <= range.value_or(row->range))
                woken.push_back(creature.id);
    std::ranges::sort(woken);
    for (const EntityId who : woken)
        wake(world, who, events);
}

// Those that are awake go to see what it was, unless they are after somebody.
void comeToSee(WorldWriter world, Position at, int range)
{
    if (!world->catalogue().hasAlerts())
        return;
    std::vector<EntityId> come;
    for (const Creature& creature : world->creatures())
        if (const auto& alert = world->kindOf(creature).alert;
            alert && creature.at.z == at.z && distance(creature.at, at) <= std::min(alert->hears, range) &&
            !creature.quarry && !creature.isCaptive && !creature.isLurking && !lasts(creature, Condition::Asleep) &&
            !isAlly(world, creature) && watches(world, creature))
            come.push_back(creature.id);
    for (const EntityId who : come)
        world.setQuarry(who, at);
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
        if (const auto* sounded = std::get_if<Sounded>(&events[i])) {
            const Sounded heard = *sounded; // hearing adds events
            hear(world, heard.at, heard.range, events);
            comeToSee(world, heard.at, heard.range);
        } else if (const Position* found = placeOfNoise(events[i])) {
            const Position at = *found;
            hear(world, at, std::nullopt, events);
            comeToSee(world, at, kLargestReach);
        }
}

} // namespace cave
