// SPDX-License-Identifier: MIT
#include "core/rules/sight.h"

#include "core/rules/conditions.h"
#include "core/rules/field_of_view.h"

namespace cave {

void refreshSight(World& world)
{
    const Creature& hero = world.hero();
    BitGrid seen(world.width(), world.height());
    fieldOfView(world.opaque(hero.at.z), hero.at.x, hero.at.y, sightOf(hero), seen);
    world.see(std::move(seen));
}

} // namespace cave
