// SPDX-License-Identifier: MIT
#include "core/rules/verbs/strike.h"

#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/harm.h"

namespace cave {

namespace {

// What a blow does beside the wound, to whoever lives on.
void touch(WorldWriter world, const Actor& by, EntityId whom, Events& events)
{
    for (const BehaviourRow& row : world->catalogue().creature(by.kind).behaviours) {
        if (!row.effect || world->isOver() || !world->creature(whom))
            continue;
        if (row.perMille >= 1000 || world.dice().perMille(row.perMille))
            actOf(row.effect->kind).touch(world, whom, *row.effect, by, events);
    }
}

} // namespace

void strike(WorldWriter world, const Creature& attacker, const Creature& victim, Events& events)
{
    const Actor by = actorOf(world, attacker);
    const Actor whom = actorOf(world, victim);
    const int damage = drawBlow(world, attacker, victim);
    events.push_back(Struck{by, whom, attacker.at, victim.at, damage});
    harm(world, whom.id, damage, by, events);
    if (damage > 0)
        touch(world, by, whom.id, events);
}

} // namespace cave
