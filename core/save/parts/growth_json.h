// SPDX-License-Identifier: MIT
/// @file
/// "formulas": how much a blow takes, and how the hero grows.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/rules.h"

#include <span>
#include <string_view>

namespace cave {

inline constexpr int kLargestWorth = 1000; ///< and the least, less than 0

/// A number of what slaying is worth, within kLargestWorth of 0.
struct WorthNumber {
    std::string_view key;
    int GrowthWorth::* value;
};
std::span<const WorthNumber> worthNumbers();

void readFormulas(const JsonCursor& at, Rules& rules);
Json formulasJson(const Rules& rules); ///< null where all is as usual

} // namespace cave
