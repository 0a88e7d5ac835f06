// SPDX-License-Identifier: MIT
/// @file
/// Who stands near a cell, without asking all creatures of all levels where they are.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Calls tell(creature) for everybody on the level of a cell no further than `range` cells from it. The order depends
/// on where a level's columns are cut into words: whoever asks ranks those that it is told of.
template <typename Tell>
void forEachCreatureNear(const World& world, Position at, int range, Tell&& tell)
{
    const BitGrid& taken = world.taken(at.z);
    const Box box = Box{at.x, at.y, 1, 1}.grown(range).intersected(taken.box());
    for (int w = box.x / 64; w * 64 < box.right(); ++w) {
        const std::uint64_t columns = columnBits(w, box.x, box.right()); // the same in every row
        for (int y = box.y; y < box.bottom(); ++y)
            for (std::uint64_t left = taken.row(y)[static_cast<std::size_t>(w)] & columns; left != 0; left &= left - 1)
                tell(*world.creatureAt({w * 64 + std::countr_zero(left), y, at.z}));
    }
}

} // namespace cave
