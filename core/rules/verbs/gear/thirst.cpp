// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gear/thirst.h"

#include "core/rules/verbs/effect_acts.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kWholeWound = 100; // per cent

} // namespace

// No dice are thrown by who drinks nothing, or needs nothing.
void drinkFrom(WorldWriter world, const Actor& by, const Actor& victim, int loss, Events& events)
{
    const int drinks = std::min(world->gifts().drinks, kWholeWound);
    if (!by.isHero || by.id == victim.id || drinks <= 0 || loss <= 0 || world->isOver())
        return;
    const Creature& drinker = world->hero();
    if (drinker.health >= drinker.maxHealth)
        return;
    const int rest = loss * drinks % kWholeWound;
    const bool isMore = rest > 0 && static_cast<int>(world.dice().below(kWholeWound)) < rest;
    if (const int drunk = loss * drinks / kWholeWound + (isMore ? 1 : 0); drunk > 0)
        heal(world, by.id, drunk, events);
}

} // namespace cave
