// SPDX-License-Identifier: MIT
#include "app/view/stone/stone_painting.h"

#include "app/view/base/decor_hash.h"
#include "app/view/base/light_colour.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cave {

namespace {

constexpr float kRelief = 0.38f;

using Recipe = StonePixel (*)(const StonePoint&);

struct PaintingRow {
    Recipe recipe;
    float relief;
};

PaintingRow rowOf(StonePainting painting)
{
    static constexpr std::array<PaintingRow, kStonePaintings> kRows{{
        {caveFloorPixel, kRelief},
        {roomFloorPixel, kRelief},
        {cryptFloorPixel, kRelief},
        {waterPixel, 0},
        {caveTopPixel, kRelief},
        {roomTopPixel, kRelief},
        {cryptTopPixel, kRelief},
        {caveFrontPixel, kRelief},
        {roomFrontPixel, kRelief},
        {cryptFrontPixel, kRelief},
    }};
    return kRows[static_cast<std::size_t>(painting)];
}

std::size_t indexOf(int x, int y)
{
    const int wrappedX = (x + kPaintingSide) % kPaintingSide;
    const int wrappedY = (y + kPaintingSide) % kPaintingSide;
    return static_cast<std::size_t>(wrappedY) * kPaintingSide + static_cast<std::size_t>(wrappedX);
}

// How bright the slope of the height field lies under one soft light from the upper left; 1 on the flat.
float reliefLight(const std::vector<StonePixel>& pixels, int x, int y, float relief)
{
    const float slopeX = (pixels[indexOf(x - 1, y)].height - pixels[indexOf(x + 1, y)].height) * relief;
    const float slopeY = (pixels[indexOf(x, y - 1)].height - pixels[indexOf(x, y + 1)].height) * relief;
    const float length = std::sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    const float facing = (-slopeX * 0.45f - slopeY * 0.62f + 0.64f) / length / 0.64f;
    return 0.25f + 0.75f * facing;
}

QImage baked(const std::vector<StonePixel>& pixels, float relief)
{
    QImage image(kPaintingSide, kPaintingSide, QImage::Format_RGB32);
    for (int y = 0; y < kPaintingSide; ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < kPaintingSide; ++x) {
            const StonePixel& pixel = pixels[indexOf(x, y)];
            const float light = reliefLight(pixels, x, y, relief);
            row[x] = qRgb(channelOf(pixel.red * light), channelOf(pixel.green * light), channelOf(pixel.blue * light));
        }
    }
    return image;
}

} // namespace

StonePainting floorOf(Stone stone)
{
    constexpr std::array kFloors{StonePainting::CaveFloor, StonePainting::RoomFloor, StonePainting::CryptFloor};
    return kFloors[static_cast<std::size_t>(stone)];
}

StonePainting topOf(Stone stone)
{
    constexpr std::array kTops{StonePainting::CaveTop, StonePainting::RoomTop, StonePainting::CryptTop};
    return kTops[static_cast<std::size_t>(stone)];
}

StonePainting frontOf(Stone stone)
{
    constexpr std::array kFronts{StonePainting::CaveFront, StonePainting::RoomFront, StonePainting::CryptFront};
    return kFronts[static_cast<std::size_t>(stone)];
}

QImage paintStone(StonePainting painting)
{
    const PaintingRow row = rowOf(painting);
    std::vector<StonePixel> pixels(static_cast<std::size_t>(kPaintingSide) * kPaintingSide);
    for (int y = 0; y < kPaintingSide; ++y) {
        for (int x = 0; x < kPaintingSide; ++x) {
            const StonePoint point{(static_cast<float>(x) + 0.5f) / kPaintingPixels,
                                   (static_cast<float>(y) + 0.5f) / kPaintingPixels, unitOf(decorHash(x, y, 3)) - 0.5f};
            pixels[indexOf(x, y)] = row.recipe(point);
        }
    }
    return baked(pixels, row.relief);
}

} // namespace cave
