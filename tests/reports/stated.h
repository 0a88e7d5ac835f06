// SPDX-License-Identifier: MIT
// Numbers that others state, to set beside measured ones.
#pragma once

#include <optional>
#include <string_view>

namespace cave::report {

// Of the game that a built-in dungeon follows; `measure` as reportShares() names it. Nothing when none is stated.
std::optional<double> statedFor(std::string_view dungeon, std::string_view measure);

} // namespace cave::report
