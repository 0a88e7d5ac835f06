// SPDX-License-Identifier: MIT
/// @file
/// Numbers and texts of JSON lines as comma-separated values, as RFC 4180 has them, but with lines that end with "\n".
#pragma once

#include "core/json/json.h"

#include <span>

namespace cave {

/// The values as a line with its end; nothing for null. Lists and objects as their text. Control characters but tabs
/// and ends of lines are shown, not written: see utf8.h.
std::string csvLine(std::span<const Json> values);

/// Which members of a line become columns: "seed", "problems.errors", "levels.2.floor". Items of lists count from 1, as
/// levels do everywhere.
class Columns {
public:
    /// Parted by commas. An error's `where` is empty.
    static Result<Columns> read(std::string_view text);

    std::string header() const;
    struct Row {
        std::string text;
        std::vector<bool> has; ///< whether there is something, a flag a column
    };
    /// What is not there is empty. Refuses a column that is a list or an object, by its name.
    Result<Row> row(const Json& line) const;

    const std::vector<std::string>& names() const { return m_names; }

private:
    std::vector<std::string> m_names;
    std::vector<std::vector<std::string>> m_paths; // of each
};

} // namespace cave
