// SPDX-License-Identifier: MIT
/// @file
/// Runes as rows of content.
#pragma once

#include "core/content/runes/rune.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Unknown members, wrong types and ranges, and what does not suit its "when" fail at their path; whether the gas of
/// its effect and the side that it is against exist the catalogue checks.
Rune readRune(const JsonCursor& row);
Json rowOf(const Rune& rune); ///< reading it gives an equal rune

/// The id of a rune that stands on a thing of the kind; fails where there is none, or where it does not suit that.
std::optional<RuneId> readRuneOn(const JsonCursor& at, const Catalogue& catalogue, const ItemKind& kind);

} // namespace cave
