// SPDX-License-Identifier: MIT
/// @file
/// Runes as rows of content.
#pragma once

#include "core/content/kind_fields.h"
#include "core/content/runes/rune.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Unknown members, wrong types and ranges, and what does not suit its "when" fail at their path; whether the gas of
/// its effect and the side that it is against exist the catalogue checks.
Rune readRune(const JsonCursor& row);
Json rowOf(const Rune& rune); ///< reading it gives an equal rune

std::span<const KindField> runeFields(); ///< all but "id", in the order in which they are shown
std::vector<KindField> runeFields(const Json& row); ///< those that suit what it stands on and when it works
/// The row without members that do not suit these, or say what goes without saying. A "when" that does not suit its
/// "on" becomes one that does; what then has lost all that it did does something else.
Json newRune(const Json& before);

/// The id of a rune that stands on a thing of the kind; fails where there is none, or where it does not suit that.
std::optional<RuneId> readRuneOn(const JsonCursor& at, const Catalogue& catalogue, const ItemKind& kind);

} // namespace cave
