// SPDX-License-Identifier: MIT
/// @file
/// Days as files tell them: "2026-11-21".
#pragma once

#include <string_view>

namespace cave {

/// Whether this is a day of the calendar, of the years 1 to 9999.
bool isDay(std::string_view text);

} // namespace cave
