// SPDX-License-Identifier: MIT
/// @file
/// The dungeons that the program brings.
#pragma once

#include "core/save/dungeon_file.h"

namespace cave {

std::vector<std::string> builtInDungeons(); ///< their names, sorted: "jsrogue" for resources/dungeons/jsrogue.cave.json
/// Those that players are offered, in the order of the title page: resources/dungeons/offered.json.
std::vector<std::string> offeredDungeons();
bool isBuiltInDungeon(std::string_view name);
Result<DungeonFile> builtInDungeon(std::string_view name); ///< an error for any other name

} // namespace cave
