// SPDX-License-Identifier: MIT
/// @file
/// What wakes those that sleep, and calls those that are awake.
#pragma once

#include "core/rules/facts/command.h"
#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Fights, blasts and digging among the events from number `first` on wake those that sleep until woken and hear them:
/// within the range of their row. What sounds says itself how far it is heard.
void wakeByNoise(WorldWriter world, std::size_t first, Events& events);

/// Where the rules have a loudness: what the hero did, from event number `first` on, is heard as far as they say, at
/// most as far as who is awake hears; who sleeps hears it from kWakingNoise on. WorldState::noise is how far.
void hearHero(WorldWriter world, const Command& command, std::size_t first, Events& events);

} // namespace cave
