// SPDX-License-Identifier: MIT
// Events of a dungeon in a test, as they stand in files.
#pragma once

#include "core/world/dungeon.h"

#include <string_view>

namespace cave {

// The dungeon with these events on level z, a list, and these marks, an object. Anything that a file may not say is a
// mistake of the test and ends it.
Dungeon withEvents(const Dungeon& dungeon, std::string_view events, std::string_view marks = "{}", int z = 0);
Dungeon withEventsOfAll(const Dungeon& dungeon, std::string_view events, std::string_view marks = "{}");

} // namespace cave
