// SPDX-License-Identifier: MIT
#include "core/rules/turn/watch.h"

#include "core/rules/facts/company.h"
#include "core/rules/minds/ally.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/verbs/check.h"

namespace cave {

void watchForHero(WorldWriter world, EntityId hunter)
{
    const Creature& self = *world->creature(hunter);
    const bool hasLeader = isAlly(world, self) && self.duty == Duty::Follow;
    if (self.isCaptive || (!hasLeader && !watches(world, self)))
        return;
    if (!hasLeader && lasts(world->hero(), Condition::Marked) && self.at.z == world->hero().at.z &&
        isFoe(world, self, world->hero()))
        return self.quarry == world->hero().at ? void() : world.setQuarry(hunter, world->hero().at);
    if (const auto quarry = hasLeader ? leaderOf(world, self, mayDo) : quarryOf(world, self, mayDo);
        quarry != self.quarry)
        world.setQuarry(hunter, quarry);
}

} // namespace cave
