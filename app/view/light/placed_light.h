// SPDX-License-Identifier: MIT
// A light on a level: the torch, or a tile that shines by itself.
#pragma once

#include "app/view/base/light_colour.h"
#include "app/view/light/light_sample.h"
#include "app/view/tiles/map_model.h"
#include "app/view/tiles/tile_styles.h"

#include <optional>

namespace cave {

struct PlacedLight {
    QPoint cell;
    LightSource source;         // not for the torch
    std::optional<Torch> torch; // its colour goes from far to near, and is multiplied by:
    LightColour lamp{1, 1, 1};
    BitGrid seen;               // the cells that it can shine on

    float radius() const;       // cells
    Box reach() const;          // the cells that it may touch, also when it flickers; may lie beyond the level

    // Adds what falls on a sample. `share` of it 0 .. 1; `flicker` -1 .. 1 makes the torch burn brighter or darker.
    void shine(LightColour& sum, const LightSample& sample, const RockSides& sides, float share, float flicker) const;
};

} // namespace cave
