// SPDX-License-Identifier: MIT
// Dungeons of the program as they once were, with all their content: tests/data/dungeons/1. The program's own may be
// bettered from one version to the next, so games, hashes and seeds that must stay what they are stand on these.
#pragma once

#include "core/world/dungeon.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

std::vector<std::string> frozenDungeons(); // their names, sorted
Dungeon frozenDungeon(std::string_view name); // nothing in it depends on what the program brings

} // namespace cave
