// SPDX-License-Identifier: MIT
#include "core/rules/minds/flee.h"

#include "core/rules/facts/danger_map.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/path.h"
#include "core/rules/minds/hunt.h"

#include <tuple>

namespace cave {

namespace {

constexpr int kLookout = 10; // cells

// Where nobody hates others it is the hero, seen or not.
Position threatTo(const World& world, const Creature& self)
{
    const Creature* prey = world.hasFeuds() ? preyOf(world, self) : nullptr;
    return prey ? prey->at : world.hero().at;
}

} // namespace

std::optional<Direction> fleeingStep(const World& world, const Creature& self)
{
    const Position threat = threatTo(world, self);
    const DangerMap danger(self.at, kLookout, threat, [&](Position at) { return mayEnter(world, self, at); });
    const auto badness = [&](Position at) { return std::tuple(danger.at(at), -squaredLength(at, threat)); };
    std::optional<Direction> best;
    Position last = self.at;
    for (const Direction direction : kDirections) {
        const Position to = moved(self.at, direction);
        if (danger.at(to) >= danger.at(self.at) || world.creatureAt(to) || (best && badness(to) >= badness(last)))
            continue;
        best = direction;
        last = to;
    }
    return best;
}

} // namespace cave
