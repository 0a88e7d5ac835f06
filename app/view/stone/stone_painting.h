// SPDX-License-Identifier: MIT
// Seamless paintings of stone, made once from integer noise.
#pragma once

#include "app/view/base/noise.h"
#include "core/content/kinds.h"

#include <QImage>

#include <array>
#include <cstdint>

namespace cave {

// Floors and tops are 8 x 8 cells; fronts of walls are 8 cells wide and one cell high a row.
enum class StonePainting : std::uint8_t {
    CaveFloor,
    RoomFloor,
    CryptFloor,
    Water,
    CaveTop,
    RoomTop,
    CryptTop,
    CaveFront,
    RoomFront,
    CryptFront
};
inline constexpr int kStonePaintings = 10;

StonePainting floorOf(Stone stone);
StonePainting topOf(Stone stone);
StonePainting frontOf(Stone stone);

// Pixels a cell and axis in a painting; tiles are scaled down from it.
inline constexpr int kPaintingPixels = 64;

inline constexpr int kPaintingSide = kPaintingCells * kPaintingPixels; // pixels

// kPaintingSide squared, RGB32. Takes tens of milliseconds; may run in any thread.
QImage paintStone(StonePainting painting);

// What the recipes of stone_floors.cpp and stone_walls.cpp are given and give back for one pixel.
struct StonePoint {
    float x = 0;       // in cells
    float y = 0;
    float grain = 0;   // -0.5 .. 0.5, white noise
};
struct StonePixel {
    float height = 0;  // of the relief
    float red = 0;     // 0 .. 255 before the light; may leave that range
    float green = 0;
    float blue = 0;
};
StonePixel caveFloorPixel(const StonePoint& point);
StonePixel roomFloorPixel(const StonePoint& point);
StonePixel cryptFloorPixel(const StonePoint& point);
StonePixel waterPixel(const StonePoint& point);
StonePixel caveTopPixel(const StonePoint& point);
StonePixel roomTopPixel(const StonePoint& point);
StonePixel cryptTopPixel(const StonePoint& point);
StonePixel caveFrontPixel(const StonePoint& point);
StonePixel roomFrontPixel(const StonePoint& point);
StonePixel cryptFrontPixel(const StonePoint& point);

} // namespace cave
