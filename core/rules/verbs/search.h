// SPDX-License-Identifier: MIT
/// @file
/// Finding what is hidden.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

inline constexpr int kSearchReach = 3; ///< cells, in a square

void search(WorldWriter world, const Creature& self, Events& events);
void reveal(WorldWriter world, const Actor& who, Position at, Events& events); ///< what is hidden there

} // namespace cave
