// SPDX-License-Identifier: MIT
// Words of strangers as they are shown: nothing in them steers a line, and no word of them widens a window.
#pragma once

#include <QString>

#include <string_view>

namespace cave {

inline constexpr int kLongestWord = 40; ///< characters that need not stand on one line

/// With each control, and what reverses the order of words, shown by its number (see withControlsShown() in
/// core/base/utf8.h): a name cannot pretend to be another one. `kept` stays as it is.
QString shownWords(const QString& words, std::string_view kept = {});
/// The name of a file without its folder, so shown.
QString shownFileName(const QString& path);
/// A line may end after every kLongestWord characters of a word: the mark for that has no width (kLineMayEnd).
QString withLineEnds(const QString& words);

} // namespace cave
