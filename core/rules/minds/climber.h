// SPDX-License-Identifier: MIT
/// @file
/// Creatures that take stairs.
#pragma once

#include "core/rules/minds/may_do.h"

namespace cave {

/// Up or down, by the stairs that this creature stands on; nothing where none lead anywhere.
std::optional<Command> climbingCommand(const World& world, const Creature& self, MayDo mayDo);

/// The same, when these are the stairs where it lost the hero.
std::optional<Command> followingCommand(const World& world, const Creature& self, MayDo mayDo);

} // namespace cave
