// SPDX-License-Identifier: MIT
/// @file
/// Who a player says the hero is: {"name": "Ida", "portrait": "hero-poacher"}. No rule asks for it, no hash knows it.
#pragma once

#include "core/json/json_cursor.h"

#include <span>
#include <string>
#include <string_view>

namespace cave {

struct HeroCard {
    std::string name; ///< see isHeroName(); "": none
    std::string portrait; ///< one of portraits(); "": that of the origin, or of the hero's kind
    bool operator==(const HeroCard&) const = default;
};

inline constexpr std::size_t kLongestHeroName = 24; ///< characters

/// 1 to kLongestHeroName characters that can be shown, no space before or behind them.
bool isHeroName(std::string_view name);
std::span<const std::string_view> portraits(); ///< names of pictures

/// Unknown portraits and what is no name fail at their path.
HeroCard readHeroCard(const JsonCursor& at);
Json heroCardJson(const HeroCard& card);

} // namespace cave
