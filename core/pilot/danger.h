// SPDX-License-Identifier: MIT
/// @file
/// Which creatures the hero has to fear, as far as the hero knows.
#pragma once

#include "core/world/world.h"

#include <vector>

namespace cave {

/// Whether a creature of this kind can hurt anyone. A fungus that only spreads cannot.
bool isDangerous(const CreatureKind& kind);

/// Whether creatures of this kind only drift about, whatever their blows are.
bool onlyWanders(const CreatureKind& kind);

/// Whether whoever explores lets it be: it only wanders, and its best blow takes less than a fortieth of the hero's
/// full health.
bool isTrifle(const World& world, const Creature& creature);

/// Whether it can do the hero harm as both are now: by a blow that hurts, or by what else its kind does.
bool canHarm(const World& world, const Creature& creature);

/// Whether the ground does the hero harm when the hero walks there: a plant that bursts. Not what is harmful by itself.
bool harmsOnEntry(const World& world, TileId tile);

/// The dangerous creatures in view: nearest first, then by id. Who is only sensed behind a wall is not among them.
std::vector<const Creature*> dangersInView(const World& world);

} // namespace cave
