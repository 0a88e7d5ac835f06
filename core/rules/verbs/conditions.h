// SPDX-License-Identifier: MIT
/// @file
/// How conditions begin, go on and end.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Each lasts this many of the creature's own acts from now, or as long as it would have anyway, whichever is longer.
/// `turns`: 1.., or kUntilWoken for a monster asleep.
void beginCondition(WorldWriter world, EntityId who, Condition condition, int turns, Events& events);
void endCondition(WorldWriter world, EntityId who, Condition condition,
                  Events& events); ///< nothing when it does not last

/// It lasts so many acts less, 1 or more.
void shorten(WorldWriter world, EntityId who, Condition condition, int acts, Events& events);
/// Somebody keeps still for an act: a wound bleeds only a little longer.
void staunch(WorldWriter world, EntityId who);

/// After an act: what lasted when it began (`before`) lasts an act less, and poison harms. The creature may be gone
/// then.
void feelConditions(WorldWriter world, EntityId who, const Conditions& before, Events& events);

} // namespace cave
