// SPDX-License-Identifier: MIT
/// @file
/// What ground and air do to somebody: nobody is to blame for it, and nobody learns from it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

void affect(WorldWriter world, EntityId who, const Effect& effect, Events& events);

} // namespace cave
