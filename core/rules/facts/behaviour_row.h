// SPDX-License-Identifier: MIT
/// @file
/// What a creature is made to do: the rows of its kind.
#pragma once

#include "core/world/world.h"

namespace cave {

/// The first row by this behaviour of those that the creature has now, or null.
const BehaviourRow* behaviourRow(const World& world, const Creature& self, Does does);

/// How it sleeps until woken: as its kind does, or lightly where it was put down asleep. Null: it does not wake of
/// itself.
const BehaviourRow* sleepRow(const World& world, const Creature& self);

} // namespace cave
