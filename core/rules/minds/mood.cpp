// SPDX-License-Identifier: MIT
#include "core/rules/minds/mood.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

namespace cave {

namespace {

Mood moodOfHunter(const World& world, const Creature& creature)
{
    if (isSearching(creature)) // until it acts nobody can tell that it has found anybody
        return isFoe(world, creature, world.hero()) ? Mood::Searches : Mood::Fights;
    const Creature* prey = preyOf(world, creature);
    const bool isAfterHero = prey ? prey->id == world.state().hero : isFoe(world, creature, world.hero());
    return isAfterHero ? Mood::Hunts : Mood::Fights;
}

} // namespace

Mood moodOf(const World& world, const Creature& creature)
{
    if (creature.isCaptive)
        return Mood::Captive;
    if (isAlly(world, creature))
        return Mood::Ally;
    if (lasts(creature, Condition::Asleep))
        return Mood::Sleeps;
    if (lasts(creature, Condition::Confused))
        return Mood::Confused;
    const BehaviourRow* flee = behaviourRow(world, creature, Does::Flee);
    if (lasts(creature, Condition::Afraid) || (flee && isHurtEnough(creature, *flee)))
        return Mood::Flees;
    if (creature.isLurking)
        return Mood::Still;
    const bool hunts = watches(world, creature);
    const bool knowsAtOnce = !world.kindOf(creature).alert; // of others only their acts tell whether they noticed
    if (hunts && (creature.quarry || (knowsAtOnce && preyOf(world, creature))))
        return moodOfHunter(world, creature);
    if (!isFoe(world, creature, world.hero()))
        return Mood::Peaceful;
    return hunts || behaviourRow(world, creature, Does::Wander) != nullptr ? Mood::Wanders : Mood::Still;
}

} // namespace cave
