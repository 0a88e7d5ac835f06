// SPDX-License-Identifier: MIT
#include "core/world/company/hiding.h"

namespace cave {

namespace {

bool isLitByGround(const World& world, Position at)
{
    const int farthest = std::max(1, world.catalogue().farthestGlow()); // fire reaches the cells beside it
    for (int y = at.y - farthest; y <= at.y + farthest; ++y)
        for (int x = at.x - farthest; x <= at.x + farthest; ++x) {
            const Position source{x, y, at.z};
            const TileKind& ground = world.tileKind(source);
            const int reach = std::max(ground.fire ? 1 : -1, ground.look.light ? ground.look.light->radius : -1);
            if (distance(source, at) <= reach)
                return true;
        }
    return false;
}

} // namespace

bool isInLight(const World& world, const Creature& creature)
{
    const Creature& hero = world.hero();
    return lasts(creature, Condition::Lit) || lasts(creature, Condition::Burning) ||
           (lasts(hero, Condition::Lit) && distance(creature.at, hero.at) <= kLightReach) ||
           isLitByGround(world, creature.at);
}

bool isHidden(const World& world, const Creature& creature)
{
    const int within = world.catalogue().creature(creature.kind).seenWithin;
    if (within == 0) // mostly
        return false;
    const int away = distance(creature.at, world.hero().at);
    return away > std::max(within, world.gifts().sense) && !world.isSensed(creature.at) && !creature.isCaptive &&
           world.sideOf(creature) != kHeroSide && !world.disguiseOf(creature) && !isInLight(world, creature);
}

} // namespace cave
