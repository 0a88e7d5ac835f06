// SPDX-License-Identifier: MIT
// A small cave dungeon with a recipe of every pass.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

inline constexpr Uid kSpawnRow{0xe0};

// Three levels of 40x20 cells, already baked from `seed`.
Dungeon recipeDungeon(std::uint64_t seed);

// The same with a start made by hand, where there is rock on the levels of the unplayable seed.
Dungeon dungeonWithRockAtStart(std::uint64_t seed, std::uint64_t unplayable);

} // namespace cave
