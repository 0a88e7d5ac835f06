// SPDX-License-Identifier: MIT
// Where a creature may go.
#pragma once

#include "core/world/world.h"

namespace cave {

// Whether the ground lets this creature in: it can be walked on, and a closed door only by those that open doors. Who
// stands there is another question.
bool mayEnter(const World& world, const Creature& self, Position at);

} // namespace cave
