// SPDX-License-Identifier: MIT
/// @file
/// What a creature is about, as whoever sees it can tell.
#pragma once

#include "core/world/world.h"

namespace cave {

enum class Mood : std::uint8_t { Still, Wanders, Hunts, Flees, Sleeps, Confused };

/// Hunts: it sees the hero or is on its way to where it last saw the hero. Still: it stays where it is.
Mood moodOf(const World& world, const Creature& creature);

} // namespace cave
