// SPDX-License-Identifier: MIT
#include "core/rules/turn/watch.h"

#include "core/rules/facts/company.h"
#include "core/rules/minds/ally.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/minds/track.h"
#include "core/rules/verbs/check.h"

namespace cave {

namespace {

void keepTrack(WorldWriter world, EntityId hunter, const Track& track)
{
    if (track.quarry != world->creature(hunter)->quarry)
        world.setQuarry(hunter, track.quarry);
    if (track.lost == world->creature(hunter)->lost)
        return;
    Creature self = *world->creature(hunter);
    self.lost = track.lost;
    world.changeCreature(self);
}

} // namespace

void watchForHero(WorldWriter world, EntityId hunter)
{
    const Creature& self = *world->creature(hunter);
    const bool hasLeader = isAlly(world, self) && self.duty == Duty::Follow;
    if (self.isCaptive || (!hasLeader && !watches(world, self)))
        return;
    if (!hasLeader && lasts(world->hero(), Condition::Marked) && self.at.z == world->hero().at.z &&
        isFoe(world, self, world->hero()))
        return keepTrack(world, hunter, {world->hero().at, 0});
    if (!hasLeader && losesTrack(world, self))
        return keepTrack(world, hunter, trackOf(world, self, world.dice()));
    if (const auto quarry = hasLeader ? leaderOf(world, self, mayDo) : quarryOf(world, self, mayDo);
        quarry != self.quarry)
        world.setQuarry(hunter, quarry);
}

} // namespace cave
