// SPDX-License-Identifier: MIT
// The recipes of floors and water. Contrast is low everywhere: what lies on a floor must stand out from it.
#include "app/view/base/decor_hash.h"
#include "app/view/stone/stone_painting.h"

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

StonePixel coloured(float height, float red, float green, float blue, float value, float warmth)
{
    return {height, red * value * (1 + warmth), green * value, blue * value * (1 - warmth)};
}

// A slab of one cell, or two joined ones: where in it a point lies, and how big it is.
struct Slab {
    int x;
    int y;
    float insideX;
    float insideY;
    float width = 1;
    float height = 1;
};

bool joinedAcross(int cellX, int cellY) { return decorHash(cellX / 2, cellY, 7) % 5 == 0; }

Slab slabAt(float x, float y)
{
    const int cellX = static_cast<int>(x);
    const int cellY = static_cast<int>(y);
    Slab slab{cellX, cellY, x - static_cast<float>(cellX), y - static_cast<float>(cellY)};
    const int upper = cellY / 2 * 2;
    if (joinedAcross(cellX, cellY)) {
        slab.x = cellX / 2 * 2;
        slab.insideX = x - static_cast<float>(slab.x);
        slab.width = 2;
    } else if (decorHash(cellX, cellY / 2, 9) % 6 == 0 && !joinedAcross(cellX, upper) &&
               !joinedAcross(cellX, upper + 1)) {
        slab.y = upper;
        slab.insideY = y - static_cast<float>(slab.y);
        slab.height = 2;
    }
    return slab;
}

} // namespace

// Broad worn plates, cracks only here and there, small stones.
StonePixel caveFloorPixel(const StonePoint& point)
{
    const auto [x, y, grain] = point;
    const float bentX = x + (fractalNoise(x, y, 8, 8, 3, 11) - 0.5f) * 1.5f;
    const float bentY = y + (fractalNoise(x, y, 8, 8, 3, 12) - 0.5f) * 1.5f;
    const PlateNoise plate = plateNoise(bentX, bentY, 6, 7, 21);
    const PlateNoise stones = plateNoise(bentX + 0.3f, bentY, 21, 23, 22);
    const float patch = fractalNoise(x, y, 3, 3, 3, 31);
    const float cracked = smoothStep(0.50f, 0.64f, fractalNoise(x, y, 6, 6, 2, 41));
    const float crack = (1 - smoothStep(0.012f, 0.060f, plate.edge())) * cracked;
    const float bump = fractalNoise(x, y, 14, 14, 5, 51);
    const float fine = fractalNoise(x, y, 40, 40, 2, 52);
    const float pebble = unitOf(stones.plate) > 0.86f ? smoothStep(0.32f, 0.06f, stones.nearest) : 0.0f;
    // Each cell differs a little, so that cells can be counted.
    const float cell = unitOf(decorHash(static_cast<int>(x), static_cast<int>(y), 99)) - 0.5f;

    const float height = bump * 7.5f + fine * 1.2f + smoothStep(0, 0.30f, plate.edge()) * 0.8f - crack * 2.0f +
                         pebble * 2.6f + patch * 2;
    const float value = 1 + (unitOf(plate.plate) - 0.5f) * 0.10f + (patch - 0.5f) * 0.26f + (fine - 0.5f) * 0.16f +
                        grain * 0.05f - crack * 0.34f + pebble * 0.10f + cell * 0.055f;
    const float warmth =
        (fractalNoise(x, y, 4, 4, 2, 61) - 0.5f) * 0.22f + (unitOf(mixDecor(plate.plate)) - 0.5f) * 0.04f + 0.015f;
    return coloured(height, 114, 103, 93, value, warmth);
}

// Slabs of one cell, some joined, with worn edges.
StonePixel roomFloorPixel(const StonePoint& point)
{
    const auto [x, y, grain] = point;
    const Slab slab = slabAt(x, y);
    const std::uint32_t hash = decorHash(slab.x, slab.y, 71);
    const float wobble = (fractalNoise(x, y, 24, 24, 2, 72) - 0.5f) * 0.05f;
    const float edge =
        std::min({slab.insideX, slab.width - slab.insideX, slab.insideY, slab.height - slab.insideY}) + wobble;
    const float gap = 1 - smoothStep(0.018f, 0.055f, edge);
    const float bump = fractalNoise(x, y, 20, 20, 3, 73);
    const float patch = fractalNoise(x, y, 4, 4, 3, 74);
    const float tilt = (unitOf(hash) - 0.5f) * (slab.insideX / slab.width - 0.5f) * 1.6f;

    const float height = bump * 2.6f + smoothStep(0.03f, 0.15f, edge) * 3.6f - gap * 1.2f + tilt;
    const float value = 1 + (unitOf(hash) - 0.5f) * 0.20f + (patch - 0.5f) * 0.22f + grain * 0.05f - gap * 0.46f;
    const float warmth = (unitOf(mixDecor(hash)) - 0.5f) * 0.09f + 0.01f;
    return coloured(height, 118, 108, 96, value, warmth);
}

// Bluish tiles of half a cell, and a dark inlay on every cell's corner.
StonePixel cryptFloorPixel(const StonePoint& point)
{
    const auto [x, y, grain] = point;
    const int tileX = static_cast<int>(x * 2);
    const int tileY = static_cast<int>(y * 2);
    const float insideX = x * 2 - static_cast<float>(tileX);
    const float insideY = y * 2 - static_cast<float>(tileY);
    const float wobble = (fractalNoise(x, y, 24, 24, 2, 82) - 0.5f) * 0.08f;
    const float edge = std::min({insideX, 1 - insideX, insideY, 1 - insideY}) + wobble;
    const float gap = 1 - smoothStep(0.03f, 0.09f, edge);
    const float inlay = 1 - smoothStep(0.135f, 0.165f, std::abs(x - std::round(x)) + std::abs(y - std::round(y)));
    const float bump = fractalNoise(x, y, 20, 20, 3, 83);
    const float patch = fractalNoise(x, y, 4, 4, 3, 84);
    const float chequer = (tileX / 2 + tileY / 2) % 2 == 1 ? 0.07f : -0.07f;

    const float height = bump * 2.2f + smoothStep(0.04f, 0.22f, edge) * 2.6f - gap - inlay * 1.2f;
    const float value = 1 + (unitOf(decorHash(tileX, tileY, 81)) - 0.5f) * 0.16f + chequer + (patch - 0.5f) * 0.2f +
                        grain * 0.05f - gap * 0.42f - inlay * 0.30f;
    return coloured(height, 97, 98, 112, value, 0);
}

// A net of light on the swell. Depth is not here: the light brings it.
StonePixel waterPixel(const StonePoint& point)
{
    const auto [x, y, grain] = point;
    const float bentX = x + (fractalNoise(x, y, 6, 6, 2, 91) - 0.5f) * 1.6f;
    const float bentY = y + (fractalNoise(x, y, 6, 6, 2, 92) - 0.5f) * 1.2f;
    const float edge = plateNoise(bentX, bentY, 7, 11, 93, 0.95f).edge();
    const float lit = smoothStep(0.40f, 0.66f, fractalNoise(x, y, 5, 6, 2, 94));
    const float swell = fractalNoise(x, y, 4, 8, 3, 95);
    const float value = 0.86f + (swell - 0.5f) * 0.34f + (1 - smoothStep(0, 0.16f, edge)) * lit * 0.20f;
    const float glint = (1 - smoothStep(0, 0.05f, edge)) * lit * 34;
    return {0, 44 * value + glint * 0.7f, 92 * value + glint, 116 * value + glint};
}

} // namespace cave
