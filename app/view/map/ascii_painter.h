// SPDX-License-Identifier: MIT
// The classic look: a sign on a ground a cell, under the same light.
#pragma once

#include "app/view/light/light_map.h"
#include "app/view/tiles/glyph_masks.h"
#include "app/view/tiles/thing_painter.h"

#include <QColor>

#include <cstdint>

namespace cave {

// What a cell shows in the classic look.
struct AsciiCell {
    char32_t glyph = U' ';
    QRgb ink = 0;
    QRgb ground = 0;
};

// What stands on the cell, if anything.
enum class AsciiThing : std::uint8_t { None, Present, Remembered };

// The known cell (x, y) with its light. `thing` is whose glyph shows instead of the tile's; null for AsciiThing::None.
AsciiCell asciiCell(const MapModel& model, const TileStyle& style, const LightColour& light, int x, int y,
                    AsciiThing thing, const ThingStyle* thingStyle);

// Paints a cell of masks.tile() pixels; a space leaves the ground alone. `stride` in pixels.
void blitAscii(const AsciiCell& cell, GlyphMasks& masks, std::uint32_t* out, int stride);

} // namespace cave
