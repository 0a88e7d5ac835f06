// SPDX-License-Identifier: MIT
// Sleeping, lying in wait, waking, and healing by itself.
#pragma once

#include "core/rules/act.h"
#include "core/rules/refusal.h"

namespace cave {

// How a creature is when the game starts: sleepers sleep until woken, those that ambush lie in wait, guards know their
// post.
void settle(World& world, EntityId who);

Answer checkWake(const World& world, const Creature& actor);
void wake(World& world, EntityId who, Events& events); // from sleep and from lying in wait

// Fights, blasts and digging among the events from number `first` on wake those that sleep until woken and hear them:
// within the range of their row.
void wakeByNoise(World& world, std::size_t first, Events& events);

// Before an act: those that regenerate regain health at every so many of their acts, counted from the world's start.
void regrow(World& world, EntityId who);

} // namespace cave
