// SPDX-License-Identifier: MIT
// What dungeons say of themselves.
#pragma once

#include <QString>

#include <string>

namespace cave {

inline constexpr int kLongestDesignName = 200; ///< characters that are shown; "..." stands for the others

/// The name of a dungeon or of a part of one: in the user's language where Cavewright brings it, else as it is written,
/// on one line, with controls shown by their numbers (shown_words.h).
QString designName(const std::string& name);
/// A description, or another text that may have several lines.
QString designText(const std::string& text);

} // namespace cave
