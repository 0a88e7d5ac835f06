// SPDX-License-Identifier: MIT
// Places in files, as errors name them, in words that need no knowledge of how a file is written.
#pragma once

#include <QString>

#include <string>

namespace cave {

/// "Level 3, row 8" of "levels[2].rows[7]": what stands in a list is counted from 1; "Line 3, column 7" of a text.
/// Places without words of their own stay as the file has them. Before it stands the file that `where` names, where
/// `said` does not name that. "": it names no other place.
QString placeName(const std::string& where, const QString& said);

} // namespace cave
