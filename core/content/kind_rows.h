// SPDX-License-Identifier: MIT
// Rows of content as JSON: the one spelling for built-in content, a dungeon's own and what a game file holds.
#pragma once

#include "core/base/json_cursor.h"
#include "core/content/kinds.h"

namespace cave {

// Members that hold their default may be left out; unknown members, wrong types and ranges fail at their path. What a
// row says about other rows (`digs_into`) is checked by the catalogue.
TileKind readTile(const JsonCursor& row);
CreatureKind readCreature(const JsonCursor& row);
ItemKind readItem(const JsonCursor& row);

// Reading the result gives an equal kind.
Json rowOf(const TileKind& kind);
Json rowOf(const CreatureKind& kind);
Json rowOf(const ItemKind& kind);

} // namespace cave
