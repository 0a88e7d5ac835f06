// SPDX-License-Identifier: MIT
// Words of game files that their writer and reader share.
#pragma once

#include <array>
#include <string_view>

namespace cave {

inline constexpr std::array<std::string_view, 3> kOutcomes{"running", "died", "won"}; // in the order of Outcome
inline constexpr std::array<std::string_view, 3> kUses{"none", "wielded", "worn"};      // in the order of Use
inline constexpr std::array<std::string_view, 7> kCauses{"slain",    "starved", "choked", "burned",
                                                         "poisoned", "gave_up", "drowned"}; // in the order of Cause
inline constexpr std::array<std::string_view, 9> kConditionWords{
    "confused", "hasted", "slowed", "poisoned", "asleep",
    "mighty",   "lit",    "afraid", "cursed"}; // in the order of Condition
inline constexpr char kUnknownSign = ' ';                                           // in the rows of a memory

} // namespace cave
