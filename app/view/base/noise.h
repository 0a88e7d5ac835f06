// SPDX-License-Identifier: MIT
// Smooth noise from integer hashes, for painting stone and for slow variation over a level.
#pragma once

#include <cstdint>

namespace cave {

// 0 below `low`, 1 above `high`, smooth between; low > high turns it round.
float smoothStep(float low, float high, float value);

// Value noise, 0 .. 1, one hill a unit; it does not repeat.
float slowNoise(float x, float y, std::uint32_t seed);

// The paintings of stone are 8 x 8 cells and seamless. Frequencies are whole numbers of hills on those 8 cells.
inline constexpr int kPaintingCells = 8;

// A sum of `octaves` noises, each twice as fine and half as strong; 0 .. 1. x and y in cells.
float fractalNoise(float x, float y, int frequencyX, int frequencyY, int octaves, std::uint32_t seed);

// Cellular noise (Worley, "A Cellular Texture Basis Function", 1996): distances to the nearest and second nearest of
// scattered points, in units of their spacing, and the hash of the nearest.
struct PlateNoise {
    float nearest = 9;
    float second = 9;
    std::uint32_t plate = 0;

    float edge() const { return second - nearest; } // 0 on the border between two plates
};
PlateNoise plateNoise(float x, float y, int frequencyX, int frequencyY, std::uint32_t seed, float jitter = 0.9f);

} // namespace cave
