// SPDX-License-Identifier: MIT
#include "app/view/base/noise.h"

#include "app/view/base/decor_hash.h"

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

// Nearly always within a period of where it belongs, and division is slow.
int wrapped(int value, int period)
{
    if (value < 0)
        value += period;
    else if (value >= period)
        value -= period;
    return value >= 0 && value < period ? value : ((value % period) + period) % period;
}

// Without a call of the library's.
int flooredInt(float value)
{
    const int towardsZero = static_cast<int>(value);
    return towardsZero - (value < static_cast<float>(towardsZero) ? 1 : 0);
}

float blended(float a, float b, float share) { return a + (b - a) * share; }

// Value noise whose lattice repeats after periodX and periodY.
float tiledNoise(float x, float y, int periodX, int periodY, std::uint32_t seed)
{
    const int cellX = flooredInt(x);
    const int cellY = flooredInt(y);
    const float fx = x - static_cast<float>(cellX);
    const float fy = y - static_cast<float>(cellY);
    const float u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const float v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const int left = wrapped(cellX, periodX);
    const int right = wrapped(cellX + 1, periodX);
    const auto across = [&](int row) {
        return blended(unitOf(decorHash(left, row, seed)), unitOf(decorHash(right, row, seed)), u);
    };
    return blended(across(wrapped(cellY, periodY)), across(wrapped(cellY + 1, periodY)), v);
}

} // namespace

float smoothStep(float low, float high, float value)
{
    const float share = std::clamp((value - low) / (high - low), 0.0f, 1.0f);
    return share * share * (3 - 2 * share);
}

float slowNoise(float x, float y, std::uint32_t seed)
{
    const int cellX = flooredInt(x);
    const int cellY = flooredInt(y);
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
    const int cellX = flooredInt(x);
    const int cellY = flooredInt(y);
    PlateNoise noise;
    double nearest = static_cast<double>(noise.nearest) * static_cast<double>(noise.nearest); // squares, as all here
    double second = nearest;
    for (int dy = -1; dy <= 1; ++dy) {
        const int row = wrapped(cellY + dy, frequencyY);
        for (int dx = -1; dx <= 1; ++dx) {
            const std::uint32_t hash = decorHash(wrapped(cellX + dx, frequencyX), row, seed);
            const float pointX = static_cast<float>(cellX + dx) + 0.5f + (unitOf(hash) - 0.5f) * jitter;
            const float pointY = static_cast<float>(cellY + dy) + 0.5f + (unitOf(mixDecor(hash)) - 0.5f) * jitter;
            const double offX = static_cast<double>(x - pointX);
            const double offY = static_cast<double>(y - pointY);
            const double distance = offX * offX + offY * offY;
            if (distance < nearest) {
                second = nearest;
                nearest = distance;
                noise.plate = hash;
            } else {
                second = std::min(second, distance);
            }
        }
    }
    noise.nearest = static_cast<float>(std::sqrt(nearest));
    noise.second = static_cast<float>(std::sqrt(second));
    return noise;
}

} // namespace cave
