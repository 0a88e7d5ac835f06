// SPDX-License-Identifier: MIT
#include "core/rules/passage.h"

#include "core/rules/behaviour.h"

#include <algorithm>

namespace cave {

const BitGrid& groundFor(const World& world, const Creature& self, int z)
{
    return world.ground(z, world.catalogue().gaitOf(self.kind));
}

bool mayEnter(const World& world, const Creature& self, Position at)
{
    return world.contains(at) && groundFor(world, self, at.z).get(at.x, at.y);
}

bool mayWade(const World& world, const Creature& self, Position at)
{
    const bool isBold = self.id == world.state().hero || lasts(self, Condition::Confused);
    return isBold && world.drowns(world.kindOf(self), at);
}

bool mayDig(const World& world, const Creature& self)
{
    return self.id == world.state().hero ? world.rules().dig : behaviourRow(world, self, Does::Burrow) != nullptr;
}

int paceOver(const World& world, const Creature& self, Position from, Position to)
{
    const CreatureKind& kind = world.kindOf(self);
    if (kind.flies || kind.phases)
        return kPlainPace;
    const auto slows = [&](const TileKind& tile) { return kind.swims && tile.swimmable ? kPlainPace : tile.slows; };
    return std::max(slows(world.tileKind(from)), slows(world.tileKind(to)));
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
