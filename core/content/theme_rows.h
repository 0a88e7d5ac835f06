// SPDX-License-Identifier: MIT
/// @file
/// Themes of levels as rows: {"id": "moss", "stone": "cave", "tint": [920, 1040, 900], "ambient": {"colour": "#2f6b4a",
/// "strength": 120}, "lamp": [1000, 1000, 1000], "water": "#2f6a58"}.
#pragma once

#include "core/content/theme.h"
#include "core/json/json_cursor.h"

namespace cave {

/// All but the id may be left out. Unknown members, wrong types and ranges fail at their path.
Theme readTheme(const JsonCursor& row);
Json rowOf(const Theme& theme); ///< reading it gives an equal theme

} // namespace cave
