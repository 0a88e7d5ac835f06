// SPDX-License-Identifier: MIT
#include "core/rules/facts/loot.h"

#include <algorithm>

namespace cave {

bool canBeStolen(const World& world, const Item& item)
{
    return item.carrier == world.state().hero && item.use == Use::None && !world.catalogue().item(item.kind).key;
}

bool hasLoot(const World& world, const Creature& self)
{
    return std::ranges::find(world.items(), self.id, &Item::carrier) != world.items().end();
}

} // namespace cave
