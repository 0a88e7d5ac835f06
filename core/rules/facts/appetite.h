// SPDX-License-Identifier: MIT
/// @file
/// How hungry the hero is, where a dungeon's rules have hunger.
#pragma once

#include "core/world/world.h"

namespace cave {

enum class Appetite : std::uint8_t { Starving, Hungry, Content, Full, Oversatiated };

/// By thousandths of the most that fits: starving up to 50, hungry up to 250, full from 750, oversatiated from 950.
Appetite appetiteAt(int fullness, int most);
Appetite appetiteOf(const World& world); ///< of the hero; content where there is no hunger

bool wouldChoke(const World& world, EntityId item); ///< eating it now would kill

} // namespace cave
