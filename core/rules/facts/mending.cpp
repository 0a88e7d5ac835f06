// SPDX-License-Identifier: MIT
#include "core/rules/facts/mending.h"

#include "core/rules/facts/field_of_view.h"

namespace cave {

bool canMend(const World& world, const Creature& self, const Creature& other, int range)
{
    const bool isFriend = world.hasFeuds() ? world.sideOf(self) == world.sideOf(other) : other.id != world.state().hero;
    return other.id != self.id && isFriend && other.at.z == self.at.z && other.health < other.maxHealth &&
           isInView(world.opaque(self.at.z), self.at.x, self.at.y, range, other.at.x, other.at.y);
}

} // namespace cave
