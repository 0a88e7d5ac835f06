// SPDX-License-Identifier: MIT
/// @file
/// What companions do for the hero by being there.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Before an act of a companion that is awake: its row of Does::Aid works on the hero within its range.
void aidHero(WorldWriter world, EntityId who, Events& events);

} // namespace cave
