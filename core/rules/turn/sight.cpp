// SPDX-License-Identifier: MIT
#include "core/rules/turn/sight.h"

#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"

namespace cave {

void refreshSight(WorldWriter world)
{
    const Creature& hero = world->hero();
    const Position eye = hero.at;
    const int sight = sightOf(world, hero);
    const BitGrid& opaque = world->opaque(eye.z);
    world.see(reachOfSight(eye.x, eye.y, sight, opaque.box()),
              [&](BitGrid& seen) { fieldOfView(opaque, eye.x, eye.y, sight, seen); });
}

} // namespace cave
