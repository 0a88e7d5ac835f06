// SPDX-License-Identifier: MIT
/// @file
/// JSON laid out for readers of files that are kept under version control.
#pragma once

#include "core/json/json.h"

namespace cave {

/// An array or an object stands on one line where that is at most `width` bytes long, else each of its values on lines
/// of its own, four spaces further in. A line ends the text.
std::string laidOut(const Json& json, std::size_t width = 120);

} // namespace cave
