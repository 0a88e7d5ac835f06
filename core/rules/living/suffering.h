// SPDX-License-Identifier: MIT
/// @file
/// What comes over creatures of some kinds when they are in a state: soaked they turn to stone, or the like.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

bool isSoaked(const World& world, const Creature& creature); ///< it stands in water, which also puts out who burns

/// After an act: what its kind suffers in the states that it is in, in order. The creature may be gone then.
void feelPlight(WorldWriter world, EntityId who, Events& events);

} // namespace cave
