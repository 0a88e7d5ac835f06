// SPDX-License-Identifier: MIT
/// @file
/// How games end.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

void endGame(WorldWriter world, Outcome outcome, Events& events);

/// The hero dies of something that is nobody.
void perish(WorldWriter world, Cause cause, Events& events);

/// The hero wins where combined goals are met now.
void winIfMet(WorldWriter world, Events& events);

/// Somebody came to another cell: the hero wins where that is the goal and enough is gathered.
void arrive(WorldWriter world, const Actor& who, Events& events);

} // namespace cave
