// SPDX-License-Identifier: MIT
/// @file
/// The sentences of a dungeon in its file.
#pragma once

#include "core/base/result.h"
#include "core/json/json_cursor.h"
#include "core/world/dungeon_texts.h"

#include <span>

namespace cave {

/// A sentence that the rules may say instead of the built-in one; the intro has paragraphs instead.
struct TextMember {
    std::string_view key;
    std::string DungeonTexts::* value;
    int arguments; ///< %1 ... that the game puts in
};
std::span<const TextMember> textMembers();

/// Why a file cannot hold this sentence, into which the game puts %1 to %`arguments`: it is no one line of plain text,
/// too long, or names what is not there.
Result<void> checkSentence(std::string_view text, int arguments = 0);

/// The member "texts" of the rules.
DungeonTexts readTexts(const JsonCursor& at);
Json textsJson(const DungeonTexts& texts); ///< an empty object when there are none

/// The members "arrival" and "signs" of a level of this size.
LevelTexts readLevelTexts(const JsonCursor& level, int width, int height);
void addLevelTexts(Json& level, const LevelTexts& texts);

} // namespace cave
