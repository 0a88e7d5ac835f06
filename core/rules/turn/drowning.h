// SPDX-License-Identifier: MIT
/// @file
/// Ground that does not hold everybody.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// After an act: whoever is in over its head is so for one act more, and drowns when the ground says it is too long.
/// The creature may be gone then.
void feelDepth(WorldWriter world, EntityId who, Events& events);

} // namespace cave
