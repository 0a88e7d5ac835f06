// SPDX-License-Identifier: MIT
/// @file
/// Losing health, dying, and what comes of it.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

/// Takes health, which wakes sleepers and whoever lies in wait, and may split it; whoever has none left dies, leaves
/// what its kind leaves and what it carried, teaches the hero who killed it, and may go off.
/// The immortal lose nothing; what cushions the hero takes what it can first, and a shield after it.
void harm(WorldWriter world, EntityId victim, int damage, const Actor& by, Events& events);

/// Takes all the health that somebody has, whatever cushions or shields it: neither keeps water out, nor who goes off
/// in one piece.
void harmToDeath(WorldWriter world, EntityId victim, const Actor& by, Events& events);

/// Before an act of the hero: what cushions it can take its share of harm anew.
void plumpCushion(WorldWriter world);

/// What somebody loses that something takes so much from: nothing, of the immortal, and less through a cushion or a
/// shield.
int lossOf(const World& world, const Creature& victim, int damage);

} // namespace cave
