// SPDX-License-Identifier: MIT
/// @file
/// Adding things to a cell and taking them away, recorded as hand edits on levels that a recipe makes.
#pragma once

#include "core/edit/dungeon_edit.h"

#include <algorithm>

namespace cave {

/// The things of a cell and their edits, as they are.
ThingsState thingsStateAt(const DungeonLevel& level, int x, int y);

void addThing(const DungeonLevel& level, ThingsState& cell, const Placement& thing, int group);
/// A recipe's thing would come back, so its removal is recorded; one added by hand goes with its entry.
void recordRemoval(ThingsState& cell, const Placement& gone, int group);

/// Takes from a thing what its kind cannot have in the catalogue, or what is unknown there: so a file that holds it can
/// be read.
void keepWhatSuits(Placement& thing, const Catalogue& catalogue);

template <typename Condition>
void removeThingsIf(const DungeonLevel& level, ThingsState& cell, int group, Condition isGone)
{
    if (!level.recipe.empty())
        for (const Placement& thing : cell.things)
            if (isGone(thing))
                recordRemoval(cell, thing, group);
    std::erase_if(cell.things, isGone);
}

} // namespace cave
