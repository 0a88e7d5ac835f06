// SPDX-License-Identifier: MIT
/// @file
/// Who is whose foe, and who goes with the hero.
#pragma once

#include "core/world/world.h"

#include <functional>

namespace cave {

/// Somebody else of the hero's side, and no captive.
bool isAlly(const World& world, const Creature& creature);

/// Whether it takes stairs to be where the hero is: as its kind does, or an ally that is to follow.
bool goesAfterHero(const World& world, const Creature& creature);

/// Whether the one strikes the other when it comes to it: their factions hate, or are hated. Captives are nobody's foe.
bool isFoe(const World& world, const Creature& one, const Creature& other);

/// What the last ally that fell is to rise from, unless an event brings it back before. Null: it does not rise.
const Item* remainsOfFallen(const World& world);

/// The foe on the same level no further than `range` cells that is nearest as the crow flies, of those that suit; of
/// equals the one that came first. Who lies in wait is not known for a foe. Null when there is none.
const Creature* nearestFoe(const World& world, const Creature& self, int range,
                           const std::function<bool(const Creature&)>& suits);

/// The same of all, wherever they hide: it feels them.
const Creature* nearestFoe(const World& world, const Creature& self, int range);

} // namespace cave
