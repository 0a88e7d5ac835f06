// SPDX-License-Identifier: MIT
/// @file
/// Who stands near a cell, without asking all creatures of all levels where they are.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Calls tell(creature) for everybody on the level of a cell no further than `range` cells from it, by
/// rows.
template <typename Tell>
void forEachCreatureNear(const World& world, Position at, int range, Tell&& tell)
{
    const BitGrid& taken = world.taken(at.z);
    const Box box = Box{at.x, at.y, 1, 1}.grown(range).intersected(taken.box());
    taken.forEach(box, [&](int x, int y) { tell(*world.creatureAt({x, y, at.z})); });
}

} // namespace cave
