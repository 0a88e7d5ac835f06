// SPDX-License-Identifier: MIT
#include "core/rules/facts/behaviour_row.h"

#include <algorithm>

namespace cave {

namespace {

const BehaviourRow& lightSleep()
{
    static const BehaviourRow row = [] {
        BehaviourRow light;
        light.does = Does::Sleep;
        light.range = 5;
        light.perMille = 150;
        return light;
    }();
    return row;
}

} // namespace

const BehaviourRow* behaviourRow(const World& world, const Creature& self, Does does)
{
    const auto& rows = world.behavioursOf(self);
    const auto found = std::ranges::find(rows, does, &BehaviourRow::does);
    return found == rows.end() ? nullptr : &*found;
}

const BehaviourRow* sleepRow(const World& world, const Creature& self)
{
    const BehaviourRow* row = behaviourRow(world, self, Does::Sleep);
    return row || !self.isDozing ? row : &lightSleep();
}

} // namespace cave
