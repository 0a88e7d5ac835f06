// SPDX-License-Identifier: MIT
/// @file
/// As what something that happens is heard: what rows of sounds are looked up by.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace cave {

/// In the file: lower_snake.
enum class HeardAs : std::uint8_t {
    Stepped,
    Climbed,
    Fell,
    Dug,
    Opened,
    Unlocked,
    Closed,
    Found,
    PickedUp,
    Dropped,
    OpenedThing,
    Equipped,
    Ate,
    UsedUp,
    Thrown,
    Shattered,
    Bounced,
    Teleported,
    Improved,
    Worsened,
    Healed,
    ConditionBegan,
    Submerged,
    Exploded,
    Burned,
    Hurt,
    Struck,
    Missed,
    Shot,
    Died,
    HeroDied,
    RoseToLevel,
    Grew,
    Summoned,
    Woke,
    CalledOthers,
    Stole,
    TileTurned,
    GasIgnited,
    Clouded,
    Sounded,
    Used,
    Recognised,
    RuneWorked,
    HuntersCame,
    Freed,
    Won,
    Lost,
    Bumped,
    GapBeside,
    DoorBeside
};
std::span<const std::string_view> heardWords(); ///< in the order of HeardAs

// What rows may name beside tiles, creatures and how a thing is used.
inline constexpr std::string_view kCountedThing = "counted"; ///< picked up: what is not carried, as coins
inline constexpr std::string_view kWieldedThing = "wielded"; ///< equipped: what is taken in hand
inline constexpr std::array<std::string_view, 4> kHeardSides{"north", "east", "south", "west"}; ///< gaps and doors

} // namespace cave
