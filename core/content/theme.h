// SPDX-License-Identifier: MIT
/// @file
/// What a level wears: its stone, water and light. Only looks: no rule asks for it, and it is in no hash.
#pragma once

#include "core/content/kinds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace cave {

using ChannelShares = std::array<int, 3>; ///< of red, green and blue, per mille
inline constexpr ChannelShares kUnchanged{1000, 1000, 1000};

/// Light that is everywhere. The colour says its hue: its strongest channel shines with the strength.
struct Ambient {
    std::uint32_t colour = 0xffffff; ///< 0xRRGGBB
    int strength = 0; ///< per mille of the light that shows things as they are painted, 0..1000
    bool operator==(const Ambient&) const = default;
};

struct Theme {
    std::string id;
    Stone stone = Stone::Cave; ///< that tiles of the cave's stone are shown in; others keep theirs
    ChannelShares tint = kUnchanged; ///< of the paintings of all stone, 0..kMostTint each
    Ambient ambient;
    ChannelShares lamp = kUnchanged; ///< of the light that the hero carries, 0..kMostTint each
    std::optional<std::uint32_t> water; ///< the mean colour of shallow water, 0xRRGGBB; absent: as usual
    bool operator==(const Theme&) const = default;
};

} // namespace cave
