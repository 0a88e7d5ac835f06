// SPDX-License-Identifier: MIT
/// @file
/// What a creature is made to do: the rows of its kind.
#pragma once

#include "core/world/world.h"

namespace cave {

/// The first row by this behaviour of those that the creature has now, or null.
const BehaviourRow* behaviourRow(const World& world, const Creature& self, Does does);

} // namespace cave
