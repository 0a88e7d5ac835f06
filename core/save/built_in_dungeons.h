// SPDX-License-Identifier: MIT
/// @file
/// The dungeons that the program brings.
#pragma once

#include "core/save/dungeon_file.h"

namespace cave {

std::vector<std::string> builtInDungeons(); ///< their names, sorted: "jsrogue" for resources/dungeons/jsrogue.cave.json

/// A dungeon that players are offered.
struct OfferedDungeon {
    std::string name; ///< of a built-in one
    int difficulty = 1; ///< 1 to kMostDifficulty, by how often the explorer wins: tests/balance/difficulty.sh
    std::string next; ///< what is offered to whoever has won it: a built-in one's name, or ""
};

inline constexpr int kMostDifficulty = 5;
/// A file such as resources/dungeons/offered.json. Unknown members and other difficulties fail at their path; whether
/// such dungeons are built in is not looked at.
Result<std::vector<OfferedDungeon>> readOffered(std::string_view text);
/// In order of difficulty: resources/dungeons/offered.json.
std::vector<OfferedDungeon> offeredDungeons();

bool isBuiltInDungeon(std::string_view name);
Result<DungeonFile> builtInDungeon(std::string_view name); ///< an error for any other name

} // namespace cave
