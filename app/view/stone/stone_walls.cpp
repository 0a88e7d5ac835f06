// SPDX-License-Identifier: MIT
// The recipes of solid rock: tops, dark and quiet so that rock never looks like floor, and the fronts below them.
#include "app/view/base/decor_hash.h"
#include "app/view/stone/stone_painting.h"

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

struct Colour {
    float red;
    float green;
    float blue;
};

StonePixel coloured(float height, const Colour& colour, float value, float warmth = 0)
{
    return {height, colour.red * value * (1 + warmth), colour.green * value, colour.blue * value * (1 - warmth)};
}

// Tops of built walls: courses of half a cell in running bond.
StonePixel builtTop(const StonePoint& point, const Colour& colour)
{
    const auto [x, y, grain] = point;
    const int course = static_cast<int>(y * 2);
    const float along = x * 2 + (course % 2 == 1 ? 0.5f : 0.0f);
    const float insideX = along - std::floor(along);
    const float insideY = y * 2 - static_cast<float>(course);
    const float edge = std::min(std::min(insideX, 1 - insideX), std::min(insideY, 1 - insideY) * 0.5f);
    const float gap = 1 - smoothStep(0.012f, 0.045f, edge);
    const float bump = fractalNoise(x, y, 22, 22, 4, 131);
    const float patch = fractalNoise(x, y, 4, 4, 3, 132);
    const float block = unitOf(decorHash(static_cast<int>(along) & 7, course, 122)) - 0.5f;
    const float height = bump * 2.4f + smoothStep(0, 0.12f, edge) * 2.2f;
    return coloured(height, colour, 1 + block * 0.20f + (patch - 0.5f) * 0.2f + grain * 0.06f - gap * 0.34f);
}

// Fronts of built walls: `courses` of cut stone a cell, `blocks` of them a cell's width, in running bond.
StonePixel builtFront(const StonePoint& point, float courses, float blocks, const Colour& colour, float warmthRange)
{
    const auto [x, y, grain] = point;
    const int row = static_cast<int>(y);
    const float rise = (y - static_cast<float>(row)) * courses;
    const int course = static_cast<int>(rise);
    const float insideY = rise - static_cast<float>(course);
    const float shift = (course % 2 == 1 ? 0.5f : 0.0f) + (unitOf(decorHash(course, row, 163)) - 0.5f) * 0.2f;
    const float along = x * blocks + shift;
    const float insideX = along - std::floor(along);
    const int block = (static_cast<int>(std::floor(along)) + 64) % static_cast<int>(kPaintingCells * blocks);
    const std::uint32_t hash = decorHash(block, course + row * 7, 162);

    const float wobble = (fractalNoise(x, y, 30, 30, 2, 161) - 0.5f) * 0.10f;
    const float edgeX = std::min(insideX, 1 - insideX) / blocks * courses;
    const float edge = std::min(edgeX, std::min(insideY, 1 - insideY)) + wobble;
    const float gap = 1 - smoothStep(0.06f, 0.17f, edge);
    const float height = fractalNoise(x, y, 24, 24, 3, 164) * 3.2f + smoothStep(0.05f, 0.34f, edge) * 4.2f - gap * 1.4f;
    const float value = 1 + (unitOf(hash) - 0.5f) * 0.26f + grain * 0.05f - gap * 0.50f;
    return coloured(height, colour, value, (unitOf(mixDecor(hash)) - 0.5f) * warmthRange);
}

} // namespace

StonePixel caveTopPixel(const StonePoint& point)
{
    const auto [x, y, grain] = point;
    const float bump = fractalNoise(x, y, 22, 22, 4, 131);
    const float patch = fractalNoise(x, y, 4, 4, 3, 132);
    const float bentX = x + (fractalNoise(x, y, 10, 10, 2, 111) - 0.5f) * 1.2f;
    const float bentY = y + (fractalNoise(x, y, 10, 10, 2, 112) - 0.5f) * 1.2f;
    const PlateNoise plate = plateNoise(bentX, bentY, 14, 14, 121);
    const float value = 1 + (patch - 0.5f) * 0.30f + (unitOf(plate.plate) - 0.5f) * 0.16f + grain * 0.10f;
    return coloured(bump * 7 + (1 - plate.nearest) * 2.2f, {47, 43, 48}, value);
}

StonePixel roomTopPixel(const StonePoint& point) { return builtTop(point, {62, 55, 52}); }

StonePixel cryptTopPixel(const StonePoint& point) { return builtTop(point, {50, 50, 62}); }

// Strata lean, chunks are split by upright cracks.
StonePixel caveFrontPixel(const StonePoint& point)
{
    const auto [x, y, grain] = point;
    const int row = static_cast<int>(y);
    const float inside = y - static_cast<float>(row);
    const float bentX = x + (fractalNoise(x, y, 10, 10, 2, 141 + static_cast<std::uint32_t>(row)) - 0.5f) * 0.7f;
    const float bentY = inside + (fractalNoise(x, y, 12, 12, 2, 142) - 0.5f) * 0.5f;
    const PlateNoise chunk = plateNoise(bentX, static_cast<float>(row) + bentY * 0.78f, 13, 12, 143);
    const float crack = 1 - smoothStep(0.02f, 0.10f, chunk.edge());
    const float strata = fractalNoise(x, y * 2, 6, 40, 3, 151);
    const float bump = fractalNoise(x, y, 20, 26, 3, 152);
    const float height = bump * 5 + smoothStep(0, 0.4f, chunk.edge()) * 5.5f + strata * 2.4f - crack * 2.4f;
    const float value =
        1 + (unitOf(chunk.plate) - 0.5f) * 0.20f + (strata - 0.5f) * 0.26f + grain * 0.06f - crack * 0.42f;
    return coloured(height, {146, 127, 110}, value, (unitOf(mixDecor(chunk.plate)) - 0.5f) * 0.08f);
}

StonePixel roomFrontPixel(const StonePoint& point) { return builtFront(point, 5, 2, {140, 121, 102}, 0.10f); }

StonePixel cryptFrontPixel(const StonePoint& point) { return builtFront(point, 4, 1, {106, 108, 126}, 0); }

} // namespace cave
