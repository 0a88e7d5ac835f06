// SPDX-License-Identifier: MIT
/// @file
/// Rows of content as JSON: the one form of built-in content, a dungeon's own and what a game file holds.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json_cursor.h"

namespace cave {

/// The members of a tile's row that name another tile.
inline constexpr std::pair<std::string_view, std::string TileKind::*> kTileTransitions[]{
    {"digs_into", &TileKind::digsInto},     {"opens_into", &TileKind::opensInto},
    {"closes_into", &TileKind::closesInto}, {"unlocks_into", &TileKind::unlocksInto},
    {"found_as", &TileKind::foundAs},       {"looks_like", &TileKind::looksLike},
};

/// Members that hold their default may be left out; unknown members, wrong types and ranges fail at their path. What a
/// row says about other rows (`digs_into` and its like) is checked by the catalogue.
TileKind readTile(const JsonCursor& row);
CreatureKind readCreature(const JsonCursor& row);
ItemKind readItem(const JsonCursor& row);

/// Reading the result gives an equal kind.
Json rowOf(const TileKind& kind);
Json rowOf(const CreatureKind& kind);
Json rowOf(const ItemKind& kind);

/// Fails where the row is only what other things look like: nothing of it lies or is carried anywhere.
void refuseLook(const JsonCursor& at, const ItemKind& kind);

} // namespace cave
