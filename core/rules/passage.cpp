// SPDX-License-Identifier: MIT
#include "core/rules/passage.h"

namespace cave {

bool mayEnter(const World& world, const Creature& self, Position at)
{
    const TileKind& tile = world.tileKind(at);
    return tile.walkable && (tile.opensInto.empty() || world.kindOf(self).opensDoors);
}

} // namespace cave
