// SPDX-License-Identifier: MIT
// Potions and scrolls: what may be used up, on whom, and what comes of it.
#pragma once

#include "core/rules/act.h"

namespace cave {

bool needsTarget(EffectKind kind); // a cell must be chosen for it

// Whom an effect would meet, by ascending id: the nearest within its range that is in view (none when there is
// nobody), who stands in the cell, or everybody in the blast, its user too.
std::vector<EntityId> thoseMetBy(const World& world, const Creature& user, const Effect& effect, Position at);

// What a blast reaches: the disc of this radius as far as its centre sees it.
BitGrid blastCells(const World& world, Position centre, int radius);

Answer checkDrink(const World& world, const Creature& actor, EntityId item);
Answer checkRead(const World& world, const Creature& actor, EntityId item);
Answer checkReadAt(const World& world, const Creature& actor, EntityId item, Position at);

// `at` counts only for effects that need a target.
void useUp(World& world, const Creature& self, EntityId item, Position at, Events& events);

} // namespace cave
