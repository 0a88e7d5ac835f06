// SPDX-License-Identifier: MIT
/// @file
/// Creatures that steal.
#pragma once

#include "core/base/random.h"
#include "core/rules/minds/may_do.h"

namespace cave {

/// Steals anything that can be taken when beside the hero; with its loot it runs from the hero it sees, and otherwise
/// takes stairs it stands on or goes anywhere. One of a kind that climbs makes for the nearest stairs out of the hero's
/// view, and takes them in view as well. On a level without the hero whoever has loot takes no stairs, but by rules
/// before kThievesClimb. Nothing when it has no chance to steal, or is cornered with its loot.
std::optional<Command> thievingCommand(const World& world, const Creature& self, const BehaviourRow& row, Random& dice,
                                       MayDo mayDo);

} // namespace cave
