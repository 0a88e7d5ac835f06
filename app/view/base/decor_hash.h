// SPDX-License-Identifier: MIT
// Integer hashes for what only decorates: no state, so the same cell always looks the same. Nothing here reaches the
// game.
#pragma once

#include <cstdint>

namespace cave {

constexpr std::uint32_t mixDecor(std::uint32_t value)
{
    value ^= value >> 16;
    value *= 0x7feb352du;
    value ^= value >> 15;
    value *= 0x846ca68bu;
    return value ^ (value >> 16);
}

constexpr std::uint32_t decorHash(int x, int y, std::uint32_t seed = 0)
{
    const std::uint32_t row = mixDecor(static_cast<std::uint32_t>(y) * 0x85ebca77u ^ seed);
    return mixDecor(static_cast<std::uint32_t>(x) * 0x9e3779b1u ^ row);
}

// 0 <= result < 1.
constexpr float unitOf(std::uint32_t hash) { return static_cast<float>(hash >> 8) * (1.0f / 16777216.0f); }

// A tiny stream of numbers for drawing code.
struct DecorRandom {
    std::uint32_t state;

    std::uint32_t next()
    {
        state += 0x9e3779b9u;
        return mixDecor(state);
    }
    float unit() { return unitOf(next()); }
    float between(float low, float high) { return low + (high - low) * unit(); }
};

} // namespace cave
