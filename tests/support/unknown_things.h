// SPDX-License-Identifier: MIT
// Things that the hero does not know at first: those of the library "campaign".
#pragma once

#include "tests/support/ascii_map.h"

namespace cave {

// A hall with the things of `ids` under the hero, whose classes are potion, scroll and wand.
Dungeon unknownDungeon(std::string_view picture, const std::vector<std::string>& ids, std::uint64_t seed = 1);

Rules unknownRules(); // with these classes, and 30 health

} // namespace cave
