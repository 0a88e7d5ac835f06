// SPDX-License-Identifier: MIT
#include "core/rules/minds/thief.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/loot.h"
#include "core/rules/minds/climber.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

// All that lead anywhere, the nearest as the crow flies first, then row by row.
std::vector<Position> stairsAround(const World& world, Position from)
{
    std::vector<Position> stairs;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (const Position at{x, y, from.z}; world.tileKind(at).leads != Leads::Nowhere && world.stairsTarget(at))
                stairs.push_back(at);
    std::ranges::sort(stairs, {}, [&](Position at) { return std::tuple(distance(from, at), at.y, at.x); });
    return stairs;
}

std::optional<Command> stepToStairs(const World& world, const Creature& self)
{
    for (const Position stairs : stairsAround(world, self.at))
        if (const auto step = stepTowards(world, self, stairs))
            return step;
    return std::nullopt;
}

std::optional<Command> runningCommand(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    const bool isNewer = world.playsBy(kThievesClimb);
    const bool isAway = isNewer && self.at.z != world.hero().at.z; // and would only come back
    const bool climbs = isNewer && !isAway && behaviourRow(world, self, Does::Climb);
    if (climbs)
        if (const auto stairs = climbingCommand(world, self, mayDo))
            return stairs;
    if (preyOf(world, self)) {
        const auto step = fleeingStep(world, self);
        return step ? std::optional<Command>(Walk{*step}) : std::nullopt;
    }
    if (const auto stairs = isAway ? std::nullopt : climbingCommand(world, self, mayDo))
        return stairs;
    if (const auto step = climbs ? stepToStairs(world, self) : std::nullopt)
        return step;
    const Walk anywhere{kDirections[dice.below(8)]};
    if (isAway && !mayDo(world, self, anywhere))
        return Wait{}; // what else its kind does may be to climb back
    return anywhere;
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
