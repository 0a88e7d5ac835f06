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
void hear(WorldWriter world, Position at, std::optional<int> range, int further, Events& events)
{
    std::vector<EntityId> woken;
    for (const Creature& creature : world->creatures())
        if (turnsLeft(creature, Condition::Asleep) == kUntilWoken && creature.at.z == at.z)
            if (const BehaviourRow* row = sleepRow(world, creature);
                row && distance(creature.at, at) <= range.value_or(row->range) + further)
                woken.push_back(creature.id);
    std::ranges::sort(woken);
    for (const EntityId who : woken)
        wake(world, who, events);
}

// Those that are awake go to see what it was, unless they are after somebody whom they have not lost.
void comeToSee(WorldWriter world, Position at, int range, int further)
{
    if (!world->catalogue().hasAlerts())
        return;
    std::vector<EntityId> come;
    for (const Creature& creature : world->creatures())
        if (const auto& alert = world->kindOf(creature).alert;
            alert && creature.at.z == at.z && distance(creature.at, at) <= std::min(alert->hears + further, range) &&
            (!creature.quarry || isSearching(creature)) && !creature.isCaptive && !creature.isLurking &&
            !lasts(creature, Condition::Asleep) && !isAlly(world, creature) && watches(world, creature))
            come.push_back(creature.id);
    for (const EntityId who : come)
        world.setQuarry(who, at);
}

// How far an event of the hero's act is heard.
int loudnessOf(const Loudness& loudness, const Event& event)
{
    if (std::holds_alternative<Struck>(event))
        return loudness.fight;
    if (std::holds_alternative<Dug>(event))
        return loudness.dig;
    if (std::holds_alternative<Exploded>(event) || std::holds_alternative<WentOff>(event))
        return loudness.blast;
    if (std::holds_alternative<Opened>(event) || std::holds_alternative<Closed>(event))
        return loudness.door;
    return loudness.still;
}

bool isWalk(const Command& command)
{
    return std::holds_alternative<Walk>(command) || std::holds_alternative<ClimbUp>(command) ||
           std::holds_alternative<ClimbDown>(command);
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

// What the hero has in use may ring, or be quiet.
bool isOfHero(const Event& event)
{
    if (const auto* struck = std::get_if<Struck>(&event))
        return struck->attacker.isHero;
    const auto* dug = std::get_if<Dug>(&event);
    return dug != nullptr && dug->who.isHero;
}

int heardFrom(const World& world, const Event& event) { return loudnessOf(*world.rules().loudness, event); }

} // namespace

void wakeByNoise(WorldWriter world, std::size_t first, Events& events)
{
    const std::size_t last = events.size();
    for (std::size_t i = first; i < last; ++i)
        if (const auto* sounded = std::get_if<Sounded>(&events[i])) {
            const Sounded heard = *sounded; // hearing adds events
            if (!heard.hasWoken)
                hear(world, heard.at, heard.range, 0, events);
            comeToSee(world, heard.at, heard.range, 0);
        } else if (const Position* found = placeOfNoise(events[i])) {
            const Position at = *found;
            const int further = isOfHero(events[i]) ? world->gifts().noise : 0;
            hear(world, at, std::nullopt, further, events);
            if (world->rules().loudness)
                comeToSee(world, at, heardFrom(world, events[i]) + further, 0);
            else
                comeToSee(world, at, kLargestReach, further);
        }
}

void hearHero(WorldWriter world, const Command& command, std::size_t first, Events& events)
{
    const auto& loudness = world->rules().loudness;
    if (!loudness)
        return;
    int cells = isWalk(command) ? loudness->walk : loudness->still;
    for (std::size_t i = first; i < events.size(); ++i)
        cells = std::max(cells, loudnessOf(*loudness, events[i]));
    cells = std::clamp(cells + world->gifts().noise, 0, kLargestReach);
    world.setNoise(cells);
    const Position at = world->hero().at;
    if (cells >= kWakingNoise)
        hear(world, at, std::nullopt, 0, events);
    comeToSee(world, at, cells, 0);
}

} // namespace cave
