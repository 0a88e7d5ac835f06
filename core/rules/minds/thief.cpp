// SPDX-License-Identifier: MIT
#include "core/rules/minds/thief.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/loot.h"
#include "core/rules/minds/climber.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

namespace cave {

namespace {

std::optional<Command> runningCommand(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (preyOf(world, self)) {
        const auto step = fleeingStep(world, self);
        return step ? std::optional<Command>(Walk{*step}) : std::nullopt;
    }
    if (const auto stairs = climbingCommand(world, self, mayDo))
        return stairs;
    return Walk{kDirections[dice.below(8)]};
}

} // namespace

std::optional<Command> thievingCommand(const World& world, const Creature& self, const BehaviourRow& row, Random& dice,
                                       MayDo mayDo)
{
    if (hasLoot(world, self))
        return runningCommand(world, self, dice, mayDo);
    const Position at = world.hero().at;
    if (at.z != self.at.z || distance(at, self.at) != 1 || !isFoe(world, self, world.hero()))
        return std::nullopt;
    std::vector<EntityId> items;
    for (const Item& item : world.items())
        if (canBeStolen(world, item))
            items.push_back(item.id);
    if (items.empty() || !dice.perMille(row.perMille))
        return std::nullopt;
    return Steal{items[dice.below(static_cast<std::uint32_t>(items.size()))]};
}

} // namespace cave
