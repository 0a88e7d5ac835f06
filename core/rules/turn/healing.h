// SPDX-License-Identifier: MIT
/// @file
/// What comes back by itself.
#pragma once

#include "core/world/world_writer.h"

namespace cave {

/// Before an act, or instead of one where all stand still: those whose kind regenerates regain health at every so many
/// of their acts, counted from the world's start.
void regenerate(WorldWriter world, EntityId who);

/// After its act: 1 health every so many turns, or all of it in so many, as the rules have it. In the second way
/// nothing comes back while the hero is poisoned, or sees somebody who is after it.
void regenerateHero(WorldWriter world);

/// After its act: what it carries and recharges is a turn nearer to it.
void recharge(WorldWriter world);

} // namespace cave
