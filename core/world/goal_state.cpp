// SPDX-License-Identifier: MIT
#include "core/world/goal_state.h"

#include <algorithm>

namespace cave {

int gatheredOf(const World& world, std::string_view item)
{
    const auto kind = world.catalogue().findItem(item);
    if (!kind)
        return 0;
    const auto isCarried = [&](const Item& thing) {
        return thing.kind == *kind && thing.carrier == world.state().hero;
    };
    return world.counted(*kind) + static_cast<int>(std::ranges::count_if(world.items(), isCarried));
}

bool isMet(const World& world, const GoalPart& part)
{
    if (part.goal == Goal::Reach)
        return world.tileKind(world.hero().at).id == part.kind;
    if (part.goal == Goal::Collect)
        return gatheredOf(world, part.kind) >= part.count;
    const auto& parts = world.rules().parts;
    const auto index = std::ranges::find(parts, part) - parts.begin();
    return (world.state().goalsMet >> index & 1U) != 0;
}

const GoalPart* missingPart(const World& world)
{
    const GoalPart* place = nullptr;
    for (const GoalPart& part : world.rules().parts) {
        if (isMet(world, part))
            continue;
        if (part.goal != Goal::Reach)
            return &part;
        place = &part;
    }
    return place;
}

bool areGoalsMet(const World& world)
{
    const Rules& rules = world.rules();
    const auto met = [&](const GoalPart& part) { return isMet(world, part); };
    return (rules.goal == Goal::All && std::ranges::all_of(rules.parts, met)) ||
           (rules.goal == Goal::Any && std::ranges::any_of(rules.parts, met));
}

} // namespace cave
