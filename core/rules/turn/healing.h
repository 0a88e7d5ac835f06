// SPDX-License-Identifier: MIT
// Healing by itself.
#pragma once

#include "core/world/world.h"

namespace cave {

// Before an act: those whose kind regenerates regain health at every so many of their acts, counted from the world's
// start.
void regenerate(World& world, EntityId who);

void regenerateHero(World& world); // after its act: 1 health every so many turns, where the rules have it so

} // namespace cave
