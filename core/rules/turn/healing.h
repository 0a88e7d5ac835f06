// SPDX-License-Identifier: MIT
/// @file
/// Healing by itself.
#pragma once

#include "core/world/world_writer.h"

namespace cave {

/// Before an act: those whose kind regenerates regain health at every so many of their acts, counted from the world's
/// start.
void regenerate(WorldWriter world, EntityId who);

void regenerateHero(WorldWriter world); ///< after its act: 1 health every so many turns, where the rules have it so

} // namespace cave
