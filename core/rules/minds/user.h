// SPDX-License-Identifier: MIT
/// @file
/// Creatures that use what they carry.
#pragma once

#include "core/rules/minds/may_do.h"

namespace cave {

/// The first carried thing that is of use now, used: drunk when hurt or when a foe is in view, thrown or aimed at the
/// foe in view, no nearer than its blast reaches.
std::optional<Command> usingCommand(const World& world, const Creature& self, const BehaviourRow& row, MayDo mayDo);

} // namespace cave
