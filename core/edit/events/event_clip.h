// SPDX-License-Identifier: MIT
/// @file
/// Events that go along with their cells, when parts of levels are copied, moved, cleared or made larger.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/edit/clip.h"
#include "core/edit/dungeon_edit.h"

namespace cave {

/// The boxes that remain of a box where only some of its cells are meant; the box itself where all are.
template <typename IsMeant>
std::vector<Box> partsOf(const Box& box, const IsMeant& isMeant)
{
    std::vector<Box> runs;
    int count = 0;
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right(); ++x) {
            if (!isMeant(x, y))
                continue;
            ++count;
            if (!runs.empty() && runs.back().y == y && runs.back().right() == x)
                ++runs.back().width;
            else
                runs.push_back({x, y, 1, 1});
        }
    return count == box.width * box.height ? std::vector{box} : runs;
}

/// Puts into the clip, whose corner is set, what happens in the cells.
void gatherEvents(const Dungeon& dungeon, int z, const BitGrid& cells, Clip& clip);
/// Its events turned with it; `before` is what it was made of.
void turnEvents(Clip& clip, const Clip& before, ClipTransform transform);

/// The clip's events are added to the level, but for those that are there already, that lie partly outside or for which
/// there is no room. Gives how many were left out as this dungeon has no such kind or mark.
int putEvents(const Dungeon& dungeon, int z, const Clip& clip, CellAt to, DungeonEdit& edit);
/// Events that name nothing but these cells go.
void clearEvents(const Dungeon& dungeon, int z, const BitGrid& cells, DungeonEdit& edit);
/// What was among the cells lies in the clip's place now, to whichever event it belongs.
void moveEvents(const Dungeon& dungeon, int z, const BitGrid& cells, const Clip& clip, CellAt to, DungeonEdit& edit);

/// All cells that the script's events name lie so much further right and below.
void shiftEvents(SharedScript& script, int x, int y);

} // namespace cave
