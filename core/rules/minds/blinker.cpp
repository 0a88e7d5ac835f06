// SPDX-License-Identifier: MIT
#include "core/rules/minds/blinker.h"

#include "core/rules/facts/field_of_view.h"
#include "core/rules/minds/hunt.h"

namespace cave {

namespace {

// Row by row.
std::vector<Position> landingsOf(const World& world, const Creature& self, const Creature& prey, int range, MayDo mayDo)
{
    const int away = distance(self.at, prey.at);
    const auto suits = [&](Position at) { return away > 1 ? distance(at, prey.at) < away : distance(at, prey.at) > 1; };
    const BitGrid& opaque = world.opaque(self.at.z);
    const Box box = reachOfSight(self.at.x, self.at.y, range, opaque.box());
    std::vector<Position> landings;
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x)
            if (const Position at{x, y, self.at.z}; suits(at) && mayDo(world, self, Blink{x, y}) &&
                                                    isInView(opaque, prey.at.x, prey.at.y, kLargestRadius, x, y))
                landings.push_back(at);
    return landings;
}

} // namespace

std::optional<Command> blinkingCommand(const World& world, const Creature& self, const BehaviourRow& row, Random& dice,
                                       MayDo mayDo)
{
    const Creature* prey = preyOf(world, self);
    if (!prey || (distance(self.at, prey->at) <= 1 && self.health >= self.maxHealth) || !dice.perMille(row.perMille))
        return std::nullopt;
    const std::vector<Position> landings = landingsOf(world, self, *prey, row.range, mayDo);
    if (landings.empty())
        return std::nullopt;
    const Position to = landings[dice.below(static_cast<std::uint32_t>(landings.size()))];
    return Blink{to.x, to.y};
}

} // namespace cave
