// SPDX-License-Identifier: MIT
// How games end.
#pragma once

#include "core/rules/facts/event.h"

namespace cave {

void endGame(World& world, Outcome outcome, Events& events);

// The hero dies of something that is nobody.
void perish(World& world, Cause cause, Events& events);

// Somebody came to another cell: the hero wins where that is the goal and enough is gathered.
void arrive(World& world, const Actor& who, Events& events);

} // namespace cave
