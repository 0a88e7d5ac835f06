// SPDX-License-Identifier: MIT
#include "core/rules/minds/ally.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/passage.h"
#include "core/rules/minds/climber.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"

namespace cave {

namespace {

constexpr int kTooHurt = 4; // a share of its full health: one in so many
constexpr int kGuarded = 7; // cells around the hero, where foes are struck
constexpr int kNear = 3; // steps from the hero

bool isFollowing(const World& world, const Creature& self)
{
    return self.duty == Duty::Follow && self.at.z == world.hero().at.z;
}

// The foe that it is to strike now.
const Creature* targetOf(const World& world, const Creature& self)
{
    if (self.duty == Duty::Stay)
        return nearestFoe(world, self, 1, [&](const Creature& foe) { return sees(world, self, foe); });
    const bool isBound = isFollowing(world, self);
    return nearestFoe(world, self, sightOf(world, self), [&](const Creature& foe) {
        return (!isBound || distance(foe.at, world.hero().at) <= kGuarded) && sees(world, self, foe);
    });
}

// Anywhere near the hero; else it stays.
Command strollNearHero(const World& world, const Creature& self, Random& dice)
{
    const Walk step{kDirections[dice.below(8)]};
    const Position to = moved(self.at, step.direction);
    const bool isNear = distance(to, world.hero().at) <= kNear && to != world.hero().at;
    return isNear && !world.creatureAt(to) && mayEnter(world, self, to) ? Command(step) : Command(Wait{});
}

std::optional<Command> wayToHero(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (!isFollowing(world, self)) {
        if (const auto stairs = followingCommand(world, self, mayDo))
            return stairs;
        return self.quarry && self.quarry != self.at ? stepTowards(world, self, *self.quarry) : std::nullopt;
    }
    if (distance(self.at, world.hero().at) <= kNear && sees(world, self, world.hero()))
        return strollNearHero(world, self, dice);
    return stepTowards(world, self, world.hero().at);
}

} // namespace

std::optional<Command> flightOfAlly(const World& world, const Creature& self)
{
    if (std::int64_t{self.health} * kTooHurt > self.maxHealth || !preyOf(world, self))
        return std::nullopt;
    const auto step = fleeingStep(world, self);
    return step ? std::optional<Command>(Walk{*step}) : std::nullopt;
}

std::optional<Command> wayOfAlly(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (const Creature* target = targetOf(world, self))
        if (const auto step = stepTowards(world, self, target->at); step && mayDo(world, self, *step))
            return step;
    switch (self.duty) {
    case Duty::Free: return std::nullopt;
    case Duty::Stay: break;
    case Duty::Follow:
        if (const auto step = wayToHero(world, self, dice, mayDo); step && mayDo(world, self, *step))
            return step;
    }
    return Wait{};
}

std::optional<Position> leaderOf(const World& world, const Creature& self, MayDo mayDo)
{
    if (self.at.z == world.hero().at.z)
        return world.hero().at;
    const bool isThere = self.quarry == self.at;
    return isThere && !followingCommand(world, self, mayDo) ? std::nullopt : self.quarry;
}

} // namespace cave
