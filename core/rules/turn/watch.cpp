// SPDX-License-Identifier: MIT
#include "core/rules/turn/watch.h"

#include "core/rules/minds/behaviour.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/verbs/check.h"

namespace cave {

void watchForHero(WorldWriter world, EntityId hunter)
{
    const Creature& self = *world->creature(hunter);
    if (!watches(world, self))
        return;
    if (const auto quarry = quarryOf(world, self, mayDo); quarry != self.quarry)
        world.setQuarry(hunter, quarry);
}

} // namespace cave
