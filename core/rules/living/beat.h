// SPDX-License-Identifier: MIT
/// @file
/// What goes on by itself on the hero's level, 100 ticks apart. A level where nothing does has no beat and costs
/// nothing; other levels stand still until the hero comes back.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Moves the clock to the next beat of an active level and runs it, where it comes before whoever acts next or at the
/// same time. False otherwise.
bool beatIfDue(WorldWriter world, Events& events);

void beginLiving(WorldWriter world); ///< at the start of a game: all that waits begins to

} // namespace cave
