// SPDX-License-Identifier: MIT
/// @file
/// How far a game has come towards its goals.
#pragma once

#include "core/world/goals.h"
#include "core/world/world.h"

namespace cave {

int gatheredOf(const World& world, std::string_view item); ///< of this kind, counted and carried; 0 for no kind

/// Of combined goals: whether this part holds now. Who was to be slain stays slain; things may be lost again, and a
/// place be left.
bool isMet(const World& world, const GoalPart& part);
/// The first part that is still to be done, places last; null: none.
const GoalPart* missingPart(const World& world);
bool areGoalsMet(const World& world); ///< all or any of them, as the rules say; no single goal

} // namespace cave
