// SPDX-License-Identifier: MIT
/// @file
/// The hash of a slot of a World: a tile, a creature, an item.
#pragma once

#include "core/base/hash.h"
#include "core/base/position.h"

namespace cave {

/// A sum of mixes, each with a salt of its place, that a processor works out side by side: a game writes thousands of
/// slots a second, so a cryptographic hash or a chain would cost too much.
class QuickHash {
public:
    explicit QuickHash(std::uint64_t first) { add(first); }
    QuickHash& add(std::uint64_t part)
    {
        m_sum += mixAt(m_places++, part);
        return *this;
    }
    QuickHash& add(Position at) { return add(wordOf(at)); }
    std::uint64_t result() const { return mix64(m_sum); }

    /// A part that is not the last may become another: the hash is then as if it had been so from the start.
    void replace(unsigned place, std::uint64_t before, std::uint64_t after)
    {
        m_sum += mixAt(place, after) - mixAt(place, before);
    }

    static constexpr std::uint64_t wordOf(Position at)
    {
        return static_cast<std::uint16_t>(at.x) | static_cast<std::uint64_t>(static_cast<std::uint16_t>(at.y)) << 16 |
               static_cast<std::uint64_t>(static_cast<std::uint16_t>(at.z)) << 32;
    }
    static constexpr std::uint64_t wordOf(int a, int b)
    {
        return static_cast<std::uint32_t>(a) | static_cast<std::uint64_t>(static_cast<std::uint32_t>(b)) << 32;
    }

private:
    static constexpr std::uint64_t mixAt(unsigned place, std::uint64_t part)
    {
        return mix64(part ^ (place + 1) * 0x9e3779b97f4a7c15u);
    }

    std::uint64_t m_sum = 0;
    unsigned m_places = 0;
};

} // namespace cave
