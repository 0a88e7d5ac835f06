// SPDX-License-Identifier: MIT
// Which tile size shows a zoom.
#pragma once

namespace cave {

// Below this many device pixels a cell, the level is shown from its image of one pixel a cell.
inline constexpr int kSmallestShown = 6;
// Below this, tiles of twice the size are halved, and things are bright signs.
inline constexpr int kSmallestTile = 16;
inline constexpr int kLargestTile = 48; // above it pixels are doubled

struct TilePlan {
    int tile = kSmallestTile;  // a multiple of 4, as the light has 4 samples a cell; below kSmallestTile of 2
    double magnification = 1;  // of its pixels
};

// For kSmallestShown or more pixels a cell. Such multiples up to kLargestTile and their doubles are shown as they are;
// others, from screens of uneven density, are scaled from the size below.
TilePlan planFor(double pixelsPerCell);

} // namespace cave
