// SPDX-License-Identifier: MIT
/// @file
/// How the hero grows by slaying: what it is worth, what a level needs, and what a level gives.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

struct Rules;

/// The growth of the games that brought them: see presetOf().
enum class GrowthFormula : std::uint8_t { None, Jsrogue, Rooms, Zircon };

/// Added to health, attack, defence and sight, in this order. 0: nothing.
using GrowthGains = std::array<int, 4>;
inline constexpr std::array<std::string_view, 4> kGrowthNumbers{"health", "attack", "defence", "sight"};

/// Experience for slaying somebody: the sum of these, each times what it is called after, at least 0.
struct GrowthWorth {
    int row = 0; ///< of the "experience" of the kind
    int health = 0; ///< of the victim, as the next two
    int attack = 0;
    int defence = 0;
    int hero = 0; ///< of the hero's level
    int victim = 0; ///< of the victim's level
    bool operator==(const GrowthWorth&) const = default;
};

/// Experience that level L needs for the next: of[0] + of[1] L + of[2] L^2 + of[3] L^3, or the whole part of its root,
/// and `more`.
struct GrowthNeed {
    std::vector<int> of{1}; ///< 1..kMostGrowthTerms
    bool root = false;
    int more = 0;
    bool operator==(const GrowthNeed&) const = default;
};
inline constexpr std::size_t kMostGrowthTerms = 4;

struct Growth {
    GrowthWorth worth;
    GrowthNeed needed;
    bool usesUp = false; ///< what a level needs is taken off, else it counts from the beginning
    bool healsWhole = false; ///< a new level heals
    int healsPerLevel = 0; ///< health given back times the new level
    GrowthGains always{}; ///< of each level
    GrowthGains choices{}; ///< one of which is chosen at each level
    GrowthGains creatures{}; ///< of each level that a creature has gained; all 0: one of the choices, by the dice
    bool operator==(const Growth&) const = default;
};

const Growth& presetOf(GrowthFormula formula);
const Growth& growthOf(const Rules& rules);
bool learns(const Rules& rules); ///< whether slaying may teach anything

/// 1.. for a growth that a file can hold.
int neededFor(const Growth& growth, int level);

} // namespace cave
