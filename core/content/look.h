// SPDX-License-Identifier: MIT
/// @file
/// How a kind looks: a value that no rule reads, but for the light of a tile, which shows who hides in the dark.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace cave {

/// What shines by itself.
struct Glow {
    std::uint32_t colour = 0xffffff; ///< 0xRRGGBB; white shows the ground beside it as it is painted
    int radius = 3; ///< cells, 1..kLargestGlow
    bool operator==(const Glow&) const = default;
};

/// Colours are 0xRRGGBB.
struct Look {
    char32_t glyph = U'?';
    char glyph7 = '?';              ///< stand-in where a font lacks the glyph
    std::uint32_t colour = 0xffffff;
    std::uint32_t background = 0;   ///< tiles only
    std::string art;                ///< an SVG's name without folder and suffix; "" draws the glyph
    std::optional<Glow> light = {}; ///< tiles and items only; absent: that of its art, if that has any
};

} // namespace cave
