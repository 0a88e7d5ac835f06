// SPDX-License-Identifier: MIT
/// @file
/// Texts packed small by zstd with a dictionary of what our files say again and again: resources/share/dictionary_1,
/// which is frozen. Another one would be another form of share string.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace cave {

inline constexpr std::size_t kMostUnpacked = std::size_t{8} << 20; ///< bytes

std::string packText(std::string_view text);

/// Refuses what is damaged and what unpacks to more than kMostUnpacked, before it takes memory for it.
Result<std::string> unpackText(std::string_view packed);

} // namespace cave
