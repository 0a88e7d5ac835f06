// SPDX-License-Identifier: MIT
/// @file
/// Getting away from somebody, and not into a corner.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Whether a creature of this row has lost so much health that it flees.
constexpr bool isHurtEnough(const Creature& self, const BehaviourRow& flee)
{
    return std::int64_t{self.health} * 100 <= std::int64_t{self.maxHealth} * flee.share;
}

/// A step to a free cell by which this creature gets away from the foe that it sees, else from the hero: the safest,
/// then the furthest as the crow flies, then the first in the order of kDirections. Nothing when no step is safer than
/// staying, or who it flees from is far.
std::optional<Direction> fleeingStep(const World& world, const Creature& self);

} // namespace cave
