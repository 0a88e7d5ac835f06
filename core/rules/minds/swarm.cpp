// SPDX-License-Identifier: MIT
#include "core/rules/minds/swarm.h"

#include "core/rules/facts/nearby.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

#include <utility>

namespace cave {

namespace {

constexpr int kLoose = 2; // cells that members may be apart with nothing to do

// Others of its kind that are about. Of those equally near the one that came first counts.
struct Mates {
    int count = 0;
    const Creature* nearest = nullptr;
    const Creature* hunting = nullptr; // the nearest that hunts
};

Mates matesNear(const World& world, const Creature& self, int range)
{
    const auto isNearer = [&](const Creature& one, const Creature* than) {
        const auto rank = [&](const Creature& other) { return std::pair(distance(other.at, self.at), other.id); };
        return !than || rank(one) < rank(*than);
    };
    Mates mates;
    forEachCreatureNear(world, self.at, range, [&](const Creature& other) {
        if (other.kind != self.kind || other.id == self.id || other.isLurking || lasts(other, Condition::Asleep))
            return;
        ++mates.count;
        if (isNearer(other, mates.nearest))
            mates.nearest = &other;
        if (other.quarry && isNearer(other, mates.hunting))
            mates.hunting = &other;
    });
    return mates;
}

} // namespace

std::optional<Command> swarmingCommand(const World& world, const Creature& self, const BehaviourRow& row)
{
    if (row.least <= 1 && self.quarry) // with or without others
        return huntingStep(world, self);
    const Mates mates = matesNear(world, self, row.range);
    if (mates.count + 1 < row.least) {
        const auto step = preyOf(world, self) ? fleeingStep(world, self) : std::nullopt;
        if (step)
            return Walk{*step};
    } else if (self.quarry) {
        return huntingStep(world, self);
    } else if (mates.hunting) {
        return stepTowards(world, self, *mates.hunting->quarry);
    }
    if (mates.nearest && distance(mates.nearest->at, self.at) > kLoose)
        return stepTowards(world, self, mates.nearest->at);
    return std::nullopt;
}

} // namespace cave
