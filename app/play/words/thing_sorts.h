// SPDX-License-Identifier: MIT
// What the player can go through one by one: a sort of things at a time.
#pragma once

#include "core/world/world.h"

#include <QString>

#include <vector>

namespace cave {

enum class ThingSort : std::uint8_t { Creatures, Things, Stairs, Doors, Traps };

// On the hero's level, without what is where the hero stands: creatures in view in the order of sightings(), all else
// as it is known, nearest first, equally near ones by row, then by column. Joined cells of equal ground are one, where
// that is nearest.
std::vector<Position> knownOf(const World& world, ThingSort sort);

// "Known doors: 3."
QString sortText(ThingSort sort, int count);

} // namespace cave
