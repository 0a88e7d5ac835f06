// SPDX-License-Identifier: MIT
/// @file
/// What the readers of dungeon and game files check alike.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/dungeon.h"

#include <array>
#include <span>

namespace cave {

/// Fails unless "format" is `format` and "version" a number up to `newest`.
void checkFormat(const JsonCursor& top, std::string_view format, int newest);

/// By the beginning of a file, which names its format: by what files are called nobody should go.
bool namesFormat(std::string_view beginning, std::string_view format);

/// "Cave.json: levels[2].rows[7]"
Error inFile(Error error, std::string_view file);

/// The tile that each ASCII character of level rows stands for.
using Legend = std::array<std::optional<TileId>, 128>;
Legend readLegend(const JsonCursor& legend, const Catalogue& catalogue);
Legend signsOf(const Catalogue& catalogue);

/// A creature's or item's kind by its id, as in {"kind": "bat"}.
struct ThingKind {
    KindTable table = KindTable::Creature;
    std::uint16_t kind = 0;
};
ThingKind readThingKind(const JsonCursor& id, const Catalogue& catalogue);

void failTwice(const JsonCursor& uid);

Json unknownMembers(const JsonCursor& at, std::span<const std::string_view> known); ///< an object

} // namespace cave
