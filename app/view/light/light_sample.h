// SPDX-License-Identifier: MIT
// One of the points of a cell for which light is computed.
#pragma once

#include "app/view/light/lit_blit.h"
#include "core/bits/bit_grid.h"

#include <algorithm>
#include <cmath>

namespace cave {

// What belongs to cells is interpolated between the centres of the four cells around the point.
struct LightSample {
    // width and height: of the level in cells.
    LightSample(int width, int height, int cellX, int cellY, int columnInCell, int rowInCell)
        : x(cellX), y(cellY), column(columnInCell), row(rowInCell)
    {
        const float offsetX = offsetOf(columnInCell);
        const float offsetY = offsetOf(rowInCell);
        pointX = static_cast<float>(cellX) + 0.5f + offsetX;
        pointY = static_cast<float>(cellY) + 0.5f + offsetY;
        besideX = std::clamp(cellX + (offsetX < 0 ? -1 : 1), 0, width - 1);
        besideY = std::clamp(cellY + (offsetY < 0 ? -1 : 1), 0, height - 1);
        shareX = std::abs(offsetX);
        shareY = std::abs(offsetY);
    }

    // value(x, y) of a cell.
    template <typename Value>
    float between(Value&& value) const
    {
        const float here = value(x, y) * (1 - shareX) + value(besideX, y) * shareX;
        const float there = value(x, besideY) * (1 - shareX) + value(besideX, besideY) * shareX;
        return here * (1 - shareY) + there * shareY;
    }
    float between(const BitGrid& bits) const
    {
        return between([&bits](int cellX, int cellY) { return bits.get(cellX, cellY) ? 1.0f : 0.0f; });
    }

    int x;         // the cell
    int y;
    int column;    // in the cell, 0 .. kLightSamples - 1
    int row;
    int besideX;   // the other column and row of cells that count
    int besideY;
    float shareX;  // of those
    float shareY;
    float pointX;  // in cells
    float pointY;

private:
    static float offsetOf(int index)
    {
        return (static_cast<float>(index) + 0.5f) / static_cast<float>(kLightSamples) - 0.5f;
    }
};

// The sides of a cell of rock that show.
struct RockSides {
    bool isRock = false;
    bool north = false;
    bool east = false;
    bool south = false;
    bool west = false;

    // Rows of samples that lie in the front of a wall.
    bool isFront(int row) const { return south && row >= kLightSamples / 2; }
};

} // namespace cave
