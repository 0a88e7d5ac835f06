// SPDX-License-Identifier: MIT
/// @file
/// Fire: where it goes, and whom and what it burns.
#pragma once

#include "core/rules/living/react.h"

namespace cave {

/// What is beside fire or in it burns, as its rows say.
void spreadFire(WorldWriter world, Round& round, Events& events);

/// Whoever is in fire catches it, and things that burn are lost there. Never a key, nor what the goal counts.
void burnWhatIsThere(WorldWriter world, int z, Events& events);

/// After an act: whoever is in fire catches it, who burns sets alight where it is, and water ends it.
void feelFire(WorldWriter world, EntityId who, Events& events);

} // namespace cave
