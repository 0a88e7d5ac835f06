// SPDX-License-Identifier: MIT
/// @file
/// Creatures that keep together.
#pragma once

#include "core/rules/facts/command.h"
#include "core/world/world.h"

namespace cave {

/// As many as the row asks for hunt together: each its own quarry, else that of the nearest that has one. Fewer keep
/// away from the hero they see. Without anything to hunt it goes back to the others. "Others" are of its kind, awake
/// and no further than the row's range; of equally near ones the older.
std::optional<Command> swarmingCommand(const World& world, const Creature& self, const BehaviourRow& row);

} // namespace cave
