// SPDX-License-Identifier: MIT
#include "core/rules/facts/company.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/nearby.h"
#include "core/rules/facts/path.h"

#include <utility>

namespace cave {

bool isAlly(const World& world, const Creature& creature)
{
    return world.hasFeuds() && !creature.isCaptive && creature.id != world.state().hero &&
           world.sideOf(creature) == kHeroSide;
}

bool goesAfterHero(const World& world, const Creature& creature)
{
    if (isAlly(world, creature))
        return creature.duty == Duty::Follow;
    return behaviourRow(world, creature, Does::Follow) && isFoe(world, creature, world.hero());
}

bool isFoe(const World& world, const Creature& one, const Creature& other)
{
    const EntityId hero = world.state().hero;
    if (!world.hasFeuds())
        return one.id == hero || other.id == hero;
    if (one.id == other.id || one.isCaptive || other.isCaptive)
        return false;
    const bool isDiscord = lasts(one, Condition::Discordant) || lasts(other, Condition::Discordant);
    return isDiscord || world.catalogue().areFoes(world.sideOf(one), world.sideOf(other));
}

const Item* remainsOfFallen(const World& world)
{
    if (world.playsBy(kFallenHaveOwnRemains)) {
        const Item* left = world.item(world.state().fallenLeft);
        return left && left->rises ? left : nullptr;
    }
    const auto fallen = world.state().fallen;
    if (!fallen)
        return nullptr;
    const Item* last = nullptr; // of its kind
    for (const Item& item : world.items())
        if (item.of == fallen && item.rises && item.side.value_or(world.catalogue().factionOf(*fallen)) == kHeroSide)
            last = &item;
    return last;
}

const Creature* nearestFoe(const World& world, const Creature& self, int range,
                           const std::function<bool(const Creature&)>& suits)
{
    if (!world.mayMeetFoes(self))
        return nullptr;
    const auto rank = [&](const Creature& other) { return std::pair(squaredLength(self.at, other.at), other.id); };
    const Creature* nearest = nullptr;
    forEachCreatureNear(world, self.at, range, [&](const Creature& other) {
        if (other.id != self.id && !other.isLurking && isFoe(world, self, other) &&
            (!nearest || rank(other) < rank(*nearest)) && suits(other))
            nearest = &other;
    });
    return nearest;
}

const Creature* nearestFoe(const World& world, const Creature& self, int range)
{
    if (world.hasFeuds())
        return nearestFoe(world, self, range, [](const Creature&) { return true; });
    const Creature& hero = world.hero();
    return hero.at.z == self.at.z && distance(hero.at, self.at) <= range ? &hero : nullptr;
}

} // namespace cave
