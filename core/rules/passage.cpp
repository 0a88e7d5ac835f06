// SPDX-License-Identifier: MIT
#include "core/rules/passage.h"

namespace cave {

bool mayEnter(const World& world, const Creature& self, Position at)
{
    const TileKind& tile = world.tileKind(at);
    return tile.walkable && (tile.opensInto.empty() || world.kindOf(self).opensDoors);
}

const Item* keyFor(const World& world, EntityId carrier, Position door)
{
    const Item* any = nullptr;
    for (const Item& item : world.items()) {
        if (item.carrier != carrier || !world.catalogue().item(item.kind).key)
            continue;
        if (item.opens == door)
            return &item;
        if (!item.opens && !any)
            any = &item;
    }
    return any;
}

} // namespace cave
