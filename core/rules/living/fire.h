// SPDX-License-Identifier: MIT
/// @file
/// Fire: where it goes, and whom and what it burns.
#pragma once

#include "core/rules/living/react.h"

namespace cave {

/// What is beside fire or in it burns: the ground as its rows say, gas in whole.
void spreadFire(WorldWriter world, Round& round, Events& events);

void standInFire(WorldWriter world, EntityId who, Events& events); ///< whoever is in fire catches it

/// Things that burn are lost where fire is. Never a key, nor what the goal counts.
void burnThings(WorldWriter world, int z, Events& events);

/// After an act: whoever is in fire catches it, who burns sets alight where it is, and water ends it.
void feelFire(WorldWriter world, EntityId who, Events& events);

} // namespace cave
