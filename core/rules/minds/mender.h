// SPDX-License-Identifier: MIT
/// @file
/// Creatures that heal their friends.
#pragma once

#include "core/rules/facts/command.h"
#include "core/world/world.h"

namespace cave {

/// Mends whoever lacks most health of those it sees within the row's range; of equals the one that came first.
std::optional<Command> mendingCommand(const World& world, const Creature& self, const BehaviourRow& row);

} // namespace cave
