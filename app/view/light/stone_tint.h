// SPDX-License-Identifier: MIT
// Large soft variation of the ground, put into the light so that it needs no further pictures.
#pragma once

#include "app/view/base/light_colour.h"
#include "app/view/tiles/map_model.h"
#include "app/view/tiles/tile_styles.h"

#include <span>

namespace cave {

// A cell's tint depends on what is known this many cells around it.
inline constexpr int kTintReach = 4;

// Slow change between warm and cool, light and dark; the depth of water; the green of moss.
LightColour tintAt(const MapModel& model, std::span<const TileStyle> styles, int x, int y);

} // namespace cave
