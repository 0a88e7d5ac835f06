// SPDX-License-Identifier: MIT
#include "core/rules/facts/behaviour_row.h"

#include <algorithm>

namespace cave {

const BehaviourRow* behaviourRow(const World& world, const Creature& self, Does does)
{
    const auto& rows = world.behavioursOf(self);
    const auto found = std::ranges::find(rows, does, &BehaviourRow::does);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace cave
