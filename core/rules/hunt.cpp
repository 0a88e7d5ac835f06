// SPDX-License-Identifier: MIT
#include "core/rules/hunt.h"

#include "core/rules/behaviour.h"
#include "core/rules/field_of_view.h"
#include "core/rules/passage.h"
#include "core/rules/path.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kDetour = 5; // cells further than the quarry that a way around may lead

} // namespace

bool seesHero(const World& world, const Creature& self)
{
    const Position at = world.hero().at;
    return at.z == self.at.z && isInView(world.opaque(at.z), self.at.x, self.at.y, self.sight, at.x, at.y);
}

void watchForHero(World& world, EntityId hunter)
{
    const Creature& self = *world.creature(hunter);
    if (!behaviourRow(world, self, "hunt"))
        return;
    if (seesHero(world, self))
        world.setQuarry(hunter, world.hero().at);
    else if (self.quarry == self.at)
        world.setQuarry(hunter, std::nullopt);
}

std::optional<Command> huntingStep(const World& world, const Creature& self)
{
    if (!self.quarry)
        return std::nullopt;
    const int reach = distance(self.at, *self.quarry) + kDetour;
    const auto isOpen = [&](Position at) { return mayEnter(world, self, at); };
    const auto isFree = [&](Position at) { return isOpen(at) && !world.creatureAt(at); };
    if (const auto step = firstStep(self.at, *self.quarry, reach, isFree))
        return Walk{*step};
    if (firstStep(self.at, *self.quarry, reach, isOpen))
        return Wait{};
    return std::nullopt;
}

} // namespace cave
