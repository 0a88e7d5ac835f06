// SPDX-License-Identifier: MIT
/// @file
/// What a hero of an origin begins with. An origin is told by its id; "" is the first one, so that a game in which
/// nobody chose is as it would be if there were no others.
#pragma once

#include "core/world/rules.h"

#include <string_view>

namespace cave {

/// Null: the rules have no such origin, or none at all.
const Origin* originOf(const Rules& rules, std::string_view id);
/// "" for the first one. Rules without such an origin: nothing.
std::optional<std::string> originKept(const Rules& rules, std::string_view id);

std::optional<int> healthOf(const Rules& rules, const Origin* origin); ///< nothing: as the hero's kind
std::optional<int> attackOf(const Rules& rules, const Origin* origin);
std::optional<int> defenceOf(const Rules& rules, const Origin* origin);
const std::vector<std::string>& kitOf(const Rules& rules, const Origin* origin);

/// Items that any hero of these rules begins with, each once, by id.
std::vector<std::string> kitsOf(const Rules& rules);

} // namespace cave
