// SPDX-License-Identifier: MIT
/// @file
/// Creatures that the hero does not see though nothing stands between: those of kinds that say from how near they are
/// seen.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Whether there is light where somebody stands: it burns or shines itself, it is in fire or beside it, the hero shines
/// and is within kLightReach cells, or ground whose row says "light" is as near as that reaches, walls between or not.
bool isInLight(const World& world, const Creature& creature);

/// Whether the hero does not see somebody because of its kind: further away than `seenWithin`, in the dark, and neither
/// shown to the hero nor known to be there, as companions and captives are. Of the others this is never so.
bool isHidden(const World& world, const Creature& creature);

} // namespace cave
