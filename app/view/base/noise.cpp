// SPDX-License-Identifier: MIT
#include "app/view/base/noise.h"

#include "app/view/base/decor_hash.h"

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

int wrapped(int value, int period) { return ((value % period) + period) % period; }

float blended(float a, float b, float share) { return a + (b - a) * share; }

// Value noise whose lattice repeats after periodX and periodY.
float tiledNoise(float x, float y, int periodX, int periodY, std::uint32_t seed)
{
    const int cellX = static_cast<int>(std::floor(x));
    const int cellY = static_cast<int>(std::floor(y));
    const float fx = x - static_cast<float>(cellX);
    const float fy = y - static_cast<float>(cellY);
    const float u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const float v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const auto corner = [&](int dx, int dy) {
        return unitOf(decorHash(wrapped(cellX + dx, periodX), wrapped(cellY + dy, periodY), seed));
    };
    return blended(blended(corner(0, 0), corner(1, 0), u), blended(corner(0, 1), corner(1, 1), u), v);
}

} // namespace

float smoothStep(float low, float high, float value)
{
    const float share = std::clamp((value - low) / (high - low), 0.0f, 1.0f);
    return share * share * (3 - 2 * share);
}

float slowNoise(float x, float y, std::uint32_t seed)
{
    const int cellX = static_cast<int>(std::floor(x));
    const int cellY = static_cast<int>(std::floor(y));
    const float u = smoothStep(0, 1, x - static_cast<float>(cellX));
    const float v = smoothStep(0, 1, y - static_cast<float>(cellY));
    const auto corner = [&](int dx, int dy) { return unitOf(decorHash(cellX + dx, cellY + dy, seed)); };
    return blended(blended(corner(0, 0), corner(1, 0), u), blended(corner(0, 1), corner(1, 1), u), v);
}

float fractalNoise(float x, float y, int frequencyX, int frequencyY, int octaves, std::uint32_t seed)
{
    float sum = 0;
    float weight = 0.5f;
    float total = 0;
    for (int octave = 0; octave < octaves; ++octave) {
        const float latticeX = x / kPaintingCells * static_cast<float>(frequencyX);
        const float latticeY = y / kPaintingCells * static_cast<float>(frequencyY);
        const auto octaveSeed = seed + static_cast<std::uint32_t>(octave) * 101;
        sum += weight * tiledNoise(latticeX, latticeY, frequencyX, frequencyY, octaveSeed);
        total += weight;
        weight *= 0.5f;
        frequencyX *= 2;
        frequencyY *= 2;
    }
    return sum / total;
}

PlateNoise plateNoise(float x, float y, int frequencyX, int frequencyY, std::uint32_t seed, float jitter)
{
    x = x / kPaintingCells * static_cast<float>(frequencyX);
    y = y / kPaintingCells * static_cast<float>(frequencyY);
    const int cellX = static_cast<int>(std::floor(x));
    const int cellY = static_cast<int>(std::floor(y));
    PlateNoise noise;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const std::uint32_t hash =
                decorHash(wrapped(cellX + dx, frequencyX), wrapped(cellY + dy, frequencyY), seed);
            const float pointX = static_cast<float>(cellX + dx) + 0.5f + (unitOf(hash) - 0.5f) * jitter;
            const float pointY = static_cast<float>(cellY + dy) + 0.5f + (unitOf(mixDecor(hash)) - 0.5f) * jitter;
            const float distance = std::hypot(x - pointX, y - pointY);
            if (distance < noise.nearest)
                noise = {distance, noise.nearest, hash};
            else
                noise.second = std::min(noise.second, distance);
        }
    }
    return noise;
}

} // namespace cave
