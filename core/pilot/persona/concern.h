// SPDX-License-Identifier: MIT
/// @file
/// What the bot may care about, as a value: personas list these in the order of what matters most.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace cave {

enum class Concern : std::uint8_t {
    ChooseGain,
    GetAshore,
    FleeFire,
    Fight,
    Feed,
    Equip,
    Mend,
    UseForGood,
    TryUnknown,
    Rest,
    FreeCaptives,
    Hunt,
    Finish,
    Hurry,
    Explore,
    PullLevers,
    Challenge,
    Leave,
    Pursue,
    BreakThrough,
    Revisit,
    Dig,
    Leap,
    Search,
    WanderOff,
};

std::span<const std::string_view> concernWords(); ///< in the order of the enumeration: "chooseGain"
std::string_view wordOf(Concern concern);

} // namespace cave
