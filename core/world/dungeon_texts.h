// SPDX-License-Identifier: MIT
/// @file
/// Sentences that a dungeon brings. They are in English like its name, may hold keys as {walk}
/// (core/content/key_words), and are translated in the context "dungeons".
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr std::string_view kDungeonContext = "dungeons";

/// Said instead of what is built in; "": the built-in sentence, or nothing.
struct DungeonTexts {
    std::vector<std::string> intro; ///< paragraphs, when the game begins
    std::string victory; ///< %1: the turn
    std::string death;
    std::string notYet; ///< at the goal without what must be gathered. %1: gathered, %2: wanted
    std::string climbedUp; ///< %1: the level, from 1
    std::string climbedDown; ///< the same, not through a hole
    std::string noWayUp; ///< climbing where nothing leads up
    std::string noWayDown;
    std::map<std::string, std::string> instead; ///< of other built-in sentences, by their English source
    bool operator==(const DungeonTexts&) const = default;
};

/// What the hero reads who comes to a cell.
struct Sign {
    int x = 0;
    int y = 0;
    std::string text;
    bool operator==(const Sign&) const = default;
};

/// What a level says of itself.
struct LevelTexts {
    std::string arrival; ///< when the hero comes for the first time
    std::vector<Sign> signs; ///< sorted by (y, x), one a cell
    bool operator==(const LevelTexts&) const = default;
};

} // namespace cave
