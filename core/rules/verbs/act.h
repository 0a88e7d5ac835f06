// SPDX-License-Identifier: MIT
/// @file
/// Doing what check() allowed: one function a verb.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// The command must have passed check(). Appends what happens; ends the game where the rules say so.
void act(WorldWriter world, EntityId actor, const Command& command, Events& events);

} // namespace cave
