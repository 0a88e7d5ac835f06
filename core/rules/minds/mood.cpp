// SPDX-License-Identifier: MIT
#include "core/rules/minds/mood.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

namespace cave {

Mood moodOf(const World& world, const Creature& creature)
{
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
    if (hunts && (creature.quarry || preyOf(world, creature)))
        return Mood::Hunts;
    return hunts || behaviourRow(world, creature, Does::Wander) != nullptr ? Mood::Wanders : Mood::Still;
}

} // namespace cave
