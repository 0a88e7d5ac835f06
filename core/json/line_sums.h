// SPDX-License-Identifier: MIT
/// @file
/// The frame of a game file: an object with a member a line, the last of which holds the hash of each line before it,
/// so that any changed bit is noticed.
#pragma once

#include "core/json/json.h"

#include <optional>

namespace cave {

/// {"a": 1, "b": 2} as lines, with "sums" behind them. The object must hold something.
std::string withSums(const Json& members);

/// Nothing when the text is exactly what withSums() would have written for some members; else what does not fit, and
/// where
/// ("line 4", or "" for the whole). It does not look into the lines.
std::optional<Error> checkSums(std::string_view text);

} // namespace cave
