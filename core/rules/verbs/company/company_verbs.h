// SPDX-License-Identifier: MIT
/// @file
/// What is done to allies and captives: striking whoever it is, freeing, telling what to do, winning over.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

inline constexpr int kOrderReach = 10; ///< cells that a word of the hero is heard

Answer checkStrike(const World& world, const Creature& actor, Direction direction);
void strikeThere(WorldWriter world, const Creature& self, Direction direction, Events& events);
/// After a blow, a throw or a harmful effect, in vain or not: who was no foe of the hero and lives turns against it.
/// Nothing where it was by somebody else. Allies only take fright: see harm().
void breakPeace(WorldWriter world, const Actor& by, EntityId whom);

Answer checkFree(const World& world, const Creature& actor, Direction direction);
void freeCaptive(WorldWriter world, const Creature& self, Direction direction, Events& events);

Answer checkOrder(const World& world, const Creature& actor);
void giveOrder(WorldWriter world, const Creature& self, Duty duty, Events& events);

/// What somebody is to do as an ally from now on: it forgets whom it was after.
void setDuty(WorldWriter world, EntityId who, Duty duty);

/// Puts somebody on the side of another, to follow; nothing of the hero, and of who is on that side.
void winOver(WorldWriter world, EntityId whom, const Actor& by, Events& events);
/// Puts somebody into a faction; a captive is free then. Nothing of the hero.
void changeSide(WorldWriter world, EntityId whom, FactionId side, Events& events);

/// Where the hero and an ally can change places: neither comes where it could not go by itself.
bool maySwap(const World& world, const Creature& actor, const Creature& other);
void swapPlaces(WorldWriter world, const Creature& self, const Creature& other, Events& events);

} // namespace cave
