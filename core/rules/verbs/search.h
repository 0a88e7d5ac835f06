// SPDX-License-Identifier: MIT
// Finding what is hidden.
#pragma once

#include "core/rules/facts/event.h"

namespace cave {

inline constexpr int kSearchReach = 3; // cells, in a square

void search(World& world, const Creature& self, Events& events);
void reveal(World& world, const Actor& who, Position at, Events& events); // what is hidden there

} // namespace cave
