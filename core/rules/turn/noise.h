// SPDX-License-Identifier: MIT
/// @file
/// What wakes those that sleep.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Fights, blasts and digging among the events from number `first` on wake those that sleep until woken and hear them:
/// within the range of their row. What sounds says itself how far it is heard.
void wakeByNoise(WorldWriter world, std::size_t first, Events& events);

} // namespace cave
