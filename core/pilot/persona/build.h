// SPDX-License-Identifier: MIT
/// @file
/// What the bot makes its hero grow in, whoever it plays as.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace cave {

enum class Build : std::uint8_t {
    Attack,  ///< of levels, gear and maker's stones what gives most attack
    Defence, ///< likewise
    Health,  ///< of levels; gear and stones give none
    Thrown,  ///< has what launches its missiles in hand, takes all that is thrown, throws before it strikes
};

std::span<const std::string_view> buildWords(); ///< in the order of the enumeration: "attack"
std::string_view wordOf(Build build);
std::optional<Build> findBuild(std::string_view word); ///< nothing where none is called so
/// Whether it is a way to grow: what is thrown can be had with any.
constexpr bool isOfGrowth(Build build) { return build != Build::Thrown; }

} // namespace cave
