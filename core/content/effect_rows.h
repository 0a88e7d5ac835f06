// SPDX-License-Identifier: MIT
// What using an item up does, as a member of its row: {"kind": "fireball", "by": "reading", "amount": 12, "radius": 3}.
#pragma once

#include "core/base/json_cursor.h"
#include "core/content/kinds.h"

namespace cave {

// Each kind of effect needs its own numbers and knows no others; anything else fails at its path.
Effect readEffect(const JsonCursor& effect);
Json rowOf(const Effect& effect); // reading it gives an equal effect

} // namespace cave
