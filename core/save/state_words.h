// SPDX-License-Identifier: MIT
// Words of game files that their writer and reader share.
#pragma once

#include <array>
#include <string_view>

namespace cave {

inline constexpr std::array<std::string_view, 3> kOutcomes{"running", "died", "won"}; // in the order of Outcome
inline constexpr std::array<std::string_view, 3> kUses{"none", "wielded", "worn"};      // in the order of Use
inline constexpr std::array<std::string_view, 4> kCauses{"slain", "starved", "choked",
                                                         "burned"}; // in the order of Cause
inline constexpr char kUnknownSign = ' ';                                           // in the rows of a memory

} // namespace cave
