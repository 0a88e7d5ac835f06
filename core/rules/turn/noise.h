// SPDX-License-Identifier: MIT
// What wakes those that sleep.
#pragma once

#include "core/rules/facts/event.h"

namespace cave {

// Fights, blasts and digging among the events from number `first` on wake those that sleep until woken and hear them:
// within the range of their row.
void wakeByNoise(World& world, std::size_t first, Events& events);

} // namespace cave
