// SPDX-License-Identifier: MIT
/// @file
/// Sleeping, lying in wait, and waking.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// How a creature is when the game starts: sleepers sleep until woken, those that ambush lie in wait, guards know their
/// post.
void settle(WorldWriter world, EntityId who);

Answer checkWake(const World& world, const Creature& actor);
void wake(WorldWriter world, EntityId who, Events& events); ///< from sleep and from lying in wait

} // namespace cave
