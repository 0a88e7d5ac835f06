// SPDX-License-Identifier: MIT
#include "core/rules/minds/swarm.h"

#include "core/rules/facts/nearby.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr int kLoose = 2; // cells that members may be apart with nothing to do

std::vector<const Creature*> othersNear(const World& world, const Creature& self, int range)
{
    std::vector<const Creature*> others;
    forEachCreatureNear(world, self.at, range, [&](const Creature& other) {
        if (other.kind == self.kind && other.id != self.id && !other.isLurking && !lasts(other, Condition::Asleep))
            others.push_back(&other);
    });
    std::ranges::sort(others, {},
                      [&](const Creature* other) { return std::tuple(distance(other->at, self.at), other->id); });
    return others;
}

} // namespace

std::optional<Command> swarmingCommand(const World& world, const Creature& self, const BehaviourRow& row)
{
    const auto others = othersNear(world, self, row.range);
    if (static_cast<int>(others.size()) + 1 < row.least) {
        const auto step = preyOf(world, self) ? fleeingStep(world, self) : std::nullopt;
        if (step)
            return Walk{*step};
    } else if (self.quarry) {
        return huntingStep(world, self);
    } else if (const auto hunting =
                   std::ranges::find_if(others, [](const Creature* other) { return other->quarry.has_value(); });
               hunting != others.end()) {
        return stepTowards(world, self, *(*hunting)->quarry);
    }
    if (!others.empty() && distance(others.front()->at, self.at) > kLoose)
        return stepTowards(world, self, others.front()->at);
    return std::nullopt;
}

} // namespace cave
