// SPDX-License-Identifier: MIT
/// @file
/// "noise" among the rules of a dungeon file: how far what the hero does is heard.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/rules.h"

#include <span>

namespace cave {

/// One of its numbers, 0..kLargestReach cells; missing it is the usual one.
struct LoudnessNumber {
    std::string_view key;
    int Loudness::* value;
};
std::span<const LoudnessNumber> loudnessNumbers();

/// Unknown members and ranges fail at their path.
Loudness readLoudness(const JsonCursor& at);
Json loudnessJson(const Loudness& loudness); ///< all numbers

} // namespace cave
