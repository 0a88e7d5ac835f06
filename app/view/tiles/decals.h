// SPDX-License-Identifier: MIT
// Small decoration on floors.
#pragma once

#include "app/view/base/decor_hash.h"
#include "core/content/kinds.h"

#include <cstdint>

class QPainter;

namespace cave {

enum class Decal : std::uint8_t {
    None,
    Pebbles,
    FewCracks,
    ManyCracks,
    LittleMoss,
    Moss,
    ThickMoss,
    Grass,
    Bones,
    Rubble,
    Glowcaps,
    Blood
};

// What lies on a plain floor, by the view's own chance: 5 to 10 % of cells, moss where a slow noise is damp.
Decal decalAt(Stone stone, int x, int y, std::uint32_t seed);

bool isMossy(Decal decal);

// Paints into a cell of `tile` pixels at the origin of `painter`, which must be antialiased.
void paintDecal(QPainter& painter, Decal decal, int tile, DecorRandom random);

} // namespace cave
