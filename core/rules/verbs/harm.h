// SPDX-License-Identifier: MIT
/// @file
/// Losing health, dying, and what comes of it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Takes health, which wakes sleepers and whoever lies in wait, and may split it; whoever has none left dies, leaves
/// what its kind leaves and what it carried, teaches the hero who killed it, and may go off.
/// The immortal lose nothing; a shield takes what it can first.
void harm(WorldWriter world, EntityId victim, int damage, const Actor& by, Events& events);

/// Takes all the health that somebody has, shielded or not: no shield keeps water out, or who goes off in one piece.
void harmToDeath(WorldWriter world, EntityId victim, const Actor& by, Events& events);

/// What somebody loses that something takes so much from: nothing, of the immortal, and less through a shield.
int lossOf(const World& world, const Creature& victim, int damage);

} // namespace cave
