// SPDX-License-Identifier: MIT
#include "core/rules/facts/leading.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/field_of_view.h"

#include <algorithm>

namespace cave {

namespace {

// The row by which the one leads the other, or null. The hero follows nobody.
const BehaviourRow* leads(const World& world, const Creature& leader, const Creature& other)
{
    if (leader.id == other.id || other.id == world.state().hero || leader.at.z != other.at.z || leader.isCaptive ||
        other.isCaptive || lasts(leader, Condition::Asleep) || world.sideOf(leader) != world.sideOf(other))
        return nullptr;
    const BehaviourRow* row = behaviourRow(world, leader, Does::Lead);
    return row && isInView(world.opaque(leader.at.z), leader.at.x, leader.at.y, row->range, other.at.x, other.at.y)
               ? row
               : nullptr;
}

} // namespace

int attackOfLeaders(const World& world, const Creature& creature)
{
    int most = 0;
    if (world.catalogue().hasLeaders())
        for (const Creature& other : world.creatures())
            if (const BehaviourRow* row = leads(world, other, creature))
                most = std::max(most, row->attack);
    return most;
}

bool isLed(const World& world, const Creature& creature)
{
    return world.catalogue().hasLeaders() && std::ranges::any_of(world.creatures(), [&](const Creature& other) {
               return leads(world, other, creature) != nullptr;
           });
}

} // namespace cave
