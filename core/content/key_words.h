// SPDX-License-Identifier: MIT
/// @file
/// Words for the keys of the game that a dungeon's sentences may hold: "Walk with {walk}." A window puts its player's
/// own keys there; all others say the usual ones.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cave {

struct KeyWord {
    std::string_view word;  ///< "walk"
    std::string_view usual; ///< "the arrow keys"
};

std::span<const KeyWord> keyWords();
const KeyWord* findKeyWord(std::string_view word); ///< null for any other
/// The first {word} of a sentence that is not in the table.
std::optional<std::string> unknownKeyWord(std::string_view sentence);

} // namespace cave
