// SPDX-License-Identifier: MIT
// Where a creature may go.
#pragma once

#include "core/world/world.h"

namespace cave {

// Whether the ground lets this creature in: it can be walked on, and a closed door only by those that open doors. Who
// stands there is another question.
bool mayEnter(const World& world, const Creature& self, Position at);

// The key that somebody carries for a locked door: the one made for it before one that opens any. Null without.
const Item* keyFor(const World& world, EntityId carrier, Position door);

} // namespace cave
