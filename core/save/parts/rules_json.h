// SPDX-License-Identifier: MIT
/// @file
/// The "rules" of a dungeon file: how it is won and what the hero is.
#pragma once

#include "core/base/result.h"
#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/world/rules.h"

namespace cave {

inline constexpr int kLargestRule = 1'000'000; ///< as in rows of content
inline constexpr int kSlowestHealing = 1000;   ///< turns to 1 health
inline constexpr int kSlowestWhole = 100'000;  ///< turns to all health

/// A number of the hero that the rules may say instead of the hero's kind.
struct HeroNumber {
    std::string_view key;
    std::optional<int> Rules::* value;
    int CreatureKind::* usual;
    int low;
    int high;
};
std::span<const HeroNumber> heroNumbers();

/// A number of the score, from `low` to kLargestRule.
struct ScoreNumber {
    std::string_view key;
    int ScoreRules::* value;
    int low;
};
std::span<const ScoreNumber> scoreNumbers();

/// A number of the hunters.
struct HuntersNumber {
    std::string_view key;
    int Hunters::* value;
    int low;
    int high;
};
std::span<const HuntersNumber> huntersNumbers();

/// Unknown members, unknown kinds and ranges fail at their path.
Rules readRules(const JsonCursor& at, const Catalogue& catalogue);
Json rulesJson(const Rules& rules); ///< reading it gives equal rules
/// Whether a file can hold them; an error's `where` is a path such as "hero.kit".
Result<void> checkRules(const Rules& rules, const Catalogue& catalogue);

} // namespace cave
