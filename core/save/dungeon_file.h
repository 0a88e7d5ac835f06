// SPDX-License-Identifier: MIT
/// @file
/// Dungeon files: JSON with a level row per line, so that a change reads as a map in `git diff`.
#pragma once

#include "core/base/progress.h"
#include "core/json/json.h"
#include "core/world/dungeon.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr std::string_view kDungeonFormat = "cavewright/dungeon";
inline constexpr std::string_view kDungeonSuffix = ".cave.json";
inline constexpr int kDungeonVersion = 2; ///< 1 is written where nothing has events, marks or groups
inline constexpr int kRandomVersion = 1; ///< "rng": of the rules that turn seeds into levels

struct DungeonFile {
    Dungeon dungeon;
    /// Indices of those whose rows do not fit their hash: changed outside of Cavewright.
    std::vector<int> changedLevels;
};

/// Refuses what a Dungeon cannot hold; an error's `where` is a JSON path or "line 3, column 7". What can be held but
/// not played (a thing in a wall, a link to nowhere) is let in: core/proof lists it.
Result<DungeonFile> readDungeon(std::string_view text, const Progress& progress = {});
/// Kinds are those of `catalogue` and the file's own content is only kept; without one they are the built-in ones and
/// the file's own.
Result<DungeonFile> dungeonFrom(const Json& document, std::shared_ptr<const Catalogue> catalogue = nullptr,
                                const Progress& progress = {});

/// Writing what was read from written text gives the same bytes. What is given back when its progress stops it is
/// nothing whole.
std::string writeDungeon(const Dungeon& dungeon, const Progress& progress = {});
Json dungeonJson(const Dungeon& dungeon);

} // namespace cave
