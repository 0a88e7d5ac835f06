// SPDX-License-Identifier: MIT
#include "core/rules/hunt.h"

#include "core/rules/behaviour.h"
#include "core/rules/conditions.h"
#include "core/rules/field_of_view.h"
#include "core/rules/passage.h"
#include "core/rules/path.h"
#include "core/rules/stairs.h"

namespace cave {

namespace {

constexpr int kDetour = 5; // cells further than the quarry that a way around may lead

// The step to a goal over what `isOpen` says, around others; waiting when only they are in the way.
template <typename IsOpen>
std::optional<Command> stepOver(const World& world, Position from, Position goal, IsOpen&& isOpen)
{
    const int reach = distance(from, goal) + kDetour;
    const Box within =
        Box{from.x - reach, from.y - reach, 2 * reach + 1, 2 * reach + 1}.intersected(world.opaque(from.z).box());
    if (const auto step =
            firstStep(from, goal, within, [&](Position at) { return isOpen(at) && !world.creatureAt(at); }))
        return Walk{*step};
    if (firstStep(from, goal, within, isOpen))
        return Wait{};
    return std::nullopt;
}

} // namespace

bool seesHero(const World& world, const Creature& self)
{
    const Position at = world.hero().at;
    if (at.z != self.at.z)
        return false;
    const int sight = sightOf(self);
    if (world.kindOf(self).phases)
        return squaredLength(self.at, at) <= sight * sight + sight;
    return isInView(world.opaque(at.z), self.at.x, self.at.y, sight, at.x, at.y);
}

void watchForHero(World& world, EntityId hunter)
{
    const Creature& self = *world.creature(hunter);
    if (!watches(world, self))
        return;
    if (seesHero(world, self)) {
        if (self.quarry != world.hero().at)
            world.setQuarry(hunter, world.hero().at);
    } else if (self.quarry == self.at && !followingCommand(world, self)) {
        world.setQuarry(hunter, std::nullopt);
    }
}

std::optional<Command> stepTowards(const World& world, const Creature& self, Position goal)
{
    return stepOver(world, self.at, goal, [&](Position at) { return mayEnter(world, self, at); });
}

std::optional<Command> huntingStep(const World& world, const Creature& self)
{
    return self.quarry ? stepTowards(world, self, *self.quarry) : std::nullopt;
}

std::optional<Command> guardingStep(const World& world, const Creature& self, int range)
{
    if (!self.post)
        return std::nullopt;
    const auto isNear = [&](Position at) { return at.z == self.post->z && distance(at, *self.post) <= range; };
    const auto isOpen = [&](Position at) { return isNear(at) && mayEnter(world, self, at); };
    if (self.quarry && isNear(*self.quarry))
        if (auto step = stepOver(world, self.at, *self.quarry, isOpen))
            return step;
    return stepTowards(world, self, *self.post);
}

std::optional<Command> burrowingStep(const World& world, const Creature& self, int range)
{
    const Position goal = world.hero().at;
    if (goal.z != self.at.z || distance(goal, self.at) > range)
        return std::nullopt;
    return stepOver(world, self.at, goal,
                    [&](Position at) { return mayEnter(world, self, at) || world.tileKind(at).diggable(); });
}

} // namespace cave
