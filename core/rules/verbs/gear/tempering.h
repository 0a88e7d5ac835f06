// SPDX-License-Identifier: MIT
/// @file
/// Making a thing better for good, and coming to know how good a thing is.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

inline constexpr int kBlowsToKnow = 25; ///< given with a weapon, or taken in armour
inline constexpr int kTurnsToKnow = 300; ///< that a ring is worn

bool tempers(const ItemKind& kind); ///< it makes another thing better
bool canBeBetter(const World& world, const Item& item); ///< than it is, by some thing that tempers

/// Uses the one to make the other better.
Answer checkUseOn(const World& world, const Creature& actor, EntityId item, EntityId on);
void useOn(WorldWriter world, const Creature& self, EntityId item, EntityId on, Events& events);

/// Armour that is worn becomes worse for good, down to no defence, and where the pack has a letter for it.
void makeWorse(WorldWriter world, EntityId armour, Events& events);

/// The hero knows from now on how good it is, if there is anything to know. Not while it would need a letter of its own
/// and none is free, which is told.
void showThing(WorldWriter world, EntityId item, Events& events);

/// The same of a carried thing where all that are alike are shown: they may keep the letter that they share.
void showAlike(WorldWriter world, EntityId item, Events& events);

/// A rune in use has worked, which shows at once how good the thing is; where it would need a letter and none is free
/// that is told the first time.
void feelRune(WorldWriter world, EntityId item, Events& events);
/// After an act of the hero: what its rings have been worn for.
void feelRings(WorldWriter world, Events& events);
/// A blow that the hero has given, or taken.
void feelBlowGiven(WorldWriter world, Events& events);
void feelBlowTaken(WorldWriter world, Events& events);

} // namespace cave
