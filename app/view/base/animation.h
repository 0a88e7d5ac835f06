// SPDX-License-Identifier: MIT
// How much moves on the screen: a setting of the player.
#pragma once

#include <cstdint>

namespace cave {

enum class Animation : std::uint8_t { Full, Short, Off };

// What all durations are multiplied with; 0: nothing moves.
constexpr double paceOf(Animation animation)
{
    switch (animation) {
    case Animation::Full: return 1;
    case Animation::Short: return 0.5;
    case Animation::Off: return 0;
    }
    return 1;
}

} // namespace cave
