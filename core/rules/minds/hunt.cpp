// SPDX-License-Identifier: MIT
#include "core/rules/minds/hunt.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/path.h"
#include "core/rules/minds/climber.h"
#include "core/world/quick_hash.h"

namespace cave {

namespace {

constexpr int kDetour = 5; // cells further than the quarry that a way around may lead

Box boxAround(Position at, int range) { return Box{at.x, at.y, 1, 1}.grown(range); }

// The step to a goal over this ground in the box, around others; waiting when only they are in the way.
std::optional<Command> stepOver(const World& world, Position from, Position goal, const BitGrid& ground, const Box& box)
{
    const Box within = boxAround(from, distance(from, goal) + kDetour).intersected(ground.box());
    if (const auto step = firstStep(from, goal, within, OpenCells(ground, world.taken(from.z), box)))
        return Walk{*step};
    if (firstStep(from, goal, within, OpenCells(ground, box)))
        return Wait{};
    return std::nullopt;
}

// Whether one that may overlook the hero notices the hero this time, the same however often an act asks. The dice of
// the game are not thrown for it.
bool notices(const World& world, const Creature& self, const Alert& alert)
{
    const Creature& hero = world.hero();
    if (self.quarry || distance(self.at, hero.at) <= alert.sure)
        return true;
    const int quiet = world.state().isQuiet ? alert.perMille / 2 : alert.perMille;
    const int chance = lasts(hero, Condition::Lit) ? 2 * quiet : quiet;
    const std::uint64_t draw = QuickHash(world.state().seed)
                                   .add(static_cast<std::uint64_t>(self.id))
                                   .add(static_cast<std::uint64_t>(world.state().clock))
                                   .result();
    return draw % 1000 < static_cast<std::uint64_t>(chance);
}

bool overlooks(const World& world, const Creature& self, const Creature& other)
{
    const auto& alert = world.kindOf(self).alert;
    return alert && other.id == world.state().hero && isFoe(world, self, other) && !notices(world, self, *alert);
}

} // namespace

bool sees(const World& world, const Creature& self, const Creature& other)
{
    const Position at = other.at;
    if (at.z != self.at.z || isUnseenFrom(other, self.at) || overlooks(world, self, other))
        return false;
    const int sight = sightOf(world, self);
    if (world.kindOf(self).phases)
        return squaredLength(self.at, at) <= sight * sight + sight;
    return isInView(world.opaque(at.z), self.at.x, self.at.y, sight, at.x, at.y);
}

const Creature* preyOf(const World& world, const Creature& self)
{
    if (!world.hasFeuds())
        return sees(world, self, world.hero()) ? &world.hero() : nullptr;
    return nearestFoe(world, self, sightOf(world, self),
                      [&](const Creature& other) { return sees(world, self, other); });
}

std::optional<Position> quarryOf(const World& world, const Creature& self, MayDo mayDo)
{
    if (const Creature* prey = preyOf(world, self))
        return prey->at;
    const bool isThere = self.quarry == self.at;
    return isThere && !followingCommand(world, self, mayDo) ? std::nullopt : self.quarry;
}

std::optional<Command> stepTowards(const World& world, const Creature& self, Position goal)
{
    const BitGrid& ground = groundFor(world, self, self.at.z);
    return stepOver(world, self.at, goal, ground, ground.box());
}

std::optional<Command> huntingStep(const World& world, const Creature& self)
{
    return self.quarry ? stepTowards(world, self, *self.quarry) : std::nullopt;
}

std::optional<Command> guardingStep(const World& world, const Creature& self, int range)
{
    if (!self.post && !world.playsBy(kAnywhereIsAPost))
        return std::nullopt;
    const Position post = self.post.value_or(self.at); // who was called, raised or turned guards where it stands
    const auto isNear = [&](Position at) { return at.z == post.z && distance(at, post) <= range; };
    if (self.quarry && isNear(*self.quarry))
        if (auto step =
                stepOver(world, self.at, *self.quarry, groundFor(world, self, self.at.z), boxAround(post, range)))
            return step;
    return stepTowards(world, self, post);
}

std::optional<Command> burrowingStep(const World& world, const Creature& self, int range)
{
    const Creature* prey = nearestFoe(world, self, range);
    if (!prey)
        return std::nullopt;
    const BitGrid& ground = world.ground(self.at.z, world.catalogue().burrowingGaitOf(self.kind, self.stage));
    return stepOver(world, self.at, prey->at, ground, ground.box());
}

} // namespace cave
