// SPDX-License-Identifier: MIT
/// @file
/// The words of queries, in the order of their numbers.
#pragma once

#include "core/search/query.h"

#include <array>
#include <string_view>

namespace cave {

inline constexpr std::array<std::string_view, 5> kCountedWords{"item", "creature", "tile", "piece", "tag"};
inline constexpr std::array<std::string_view, 4> kBotWords{"won", "level", "turn", "score"};
inline constexpr std::array<std::string_view, 6> kCompareSigns{"=", "!=", "<", "<=", ">", ">="};

} // namespace cave
