// SPDX-License-Identifier: MIT
/// @file
/// Places and things that the hero knows of and may want to go to.
#pragma once

#include "core/world/world.h"

#include <vector>

namespace cave {

struct KnownPlace {
    KindTable table = KindTable::Tile;
    std::uint16_t kind = 0;
    Position at;
};

/// The places of a level: stairs and holes, what the game is won at, locked doors, altars and other notable ground, by
/// row and column; then creatures in view and things, as remembered, by row and column.
std::vector<KnownPlace> knownPlaces(const World& world, int z);

} // namespace cave
