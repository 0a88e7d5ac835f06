// SPDX-License-Identifier: MIT
/// @file
/// As what something that happens is heard: what rows of sounds are looked up by.
#pragma once

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

} // namespace cave
