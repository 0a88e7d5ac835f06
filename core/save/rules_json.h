// SPDX-License-Identifier: MIT
// The "rules" of a dungeon file: how it is won and what the hero is.
#pragma once

#include "core/base/json_cursor.h"
#include "core/world/dungeon.h"

namespace cave {

// Unknown members, unknown kinds and ranges fail at their path.
Rules readRules(const JsonCursor& rules, const Catalogue& catalogue);
Json rulesJson(const Rules& rules); // reading it gives equal rules

} // namespace cave
