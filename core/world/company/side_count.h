// SPDX-License-Identifier: MIT
/// @file
/// Of which sides somebody stands on a level, so that nobody looks for foes where none are.
#pragma once

#include "core/content/catalogue.h"

#include <array>

namespace cave {

class SideCount {
public:
    void add(FactionId side, int count) ///< below 0: they are gone
    {
        m_count[side] += count;
        const std::uint32_t bit = 1u << side;
        m_sides = m_count[side] > 0 ? m_sides | bit : m_sides & ~bit;
    }
    void addDiscordant(int count) { m_discordant += count; } ///< everybody's foes, beside their sides

    bool hasDiscordant() const { return m_discordant > 0; }
    std::uint32_t sides() const { return m_sides; } ///< bits by faction

private:
    std::array<int, kMostFactions> m_count{};
    std::uint32_t m_sides = 0;
    int m_discordant = 0;
};

} // namespace cave
