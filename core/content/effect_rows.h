// SPDX-License-Identifier: MIT
/// @file
/// What using an item does, as a member of its row: {"kind": "fireball", "by": "reading", "amount": 12, "radius": 3}. A
/// row may say another "aim" than its kind usually has: {"kind": "sleep", "by": "zapping", "aim": "line", ...}.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

/// Each kind and aim needs its own numbers and knows no others; anything else fails at its path.
Effect readEffect(const JsonCursor& at);
Json rowOf(const Effect& effect); ///< reading it gives an equal effect

/// What a creature's touch does: {"kind": "poison", "turns": 6}. Only what is done to somebody.
Effect readTouch(const JsonCursor& at);
Json rowOfTouch(const Effect& effect);
std::vector<KindField> touchFields(const Json& row);
Json newTouch(const Json& before); ///< as newEffect()

/// What befalls a place: {"kind": "fireball", "amount": 12, "radius": 2}. Whoever is there is met, or within the
/// radius, which may be missing. Only what is done to somebody.
Effect readBefalling(const JsonCursor& at);
Json rowOfBefalling(const Effect& effect);
std::vector<KindField> befallingFields(const Json& row);
Json newBefalling(const Json& before); ///< as newEffect()

std::span<const std::string_view> effectKindWords(); ///< in the order of EffectKind

std::span<const std::string_view> usedByWords(); ///< in the order of UsedBy

/// What an effect of the row's kind and aim can be told; words that it does not say are the usual ones.
std::vector<KindField> effectFields(const Json& row);
/// The row with just the members that its kind and aim need; numbers it does not have yet are such as work.
Json newEffect(const Json& before);

} // namespace cave
