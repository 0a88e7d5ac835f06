// SPDX-License-Identifier: MIT
/// @file
/// How a tile reacts, as rows of its member "reacts": {"on": "burn", "per_mille": 700, "into": "flames", "under":
/// "ash"}.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

inline constexpr std::size_t kMostReactions = 20; ///< of a tile

/// Unknown words and members, a row without a result, and an end of what is not transient fail at their path. That the
/// tiles of "into" and "under" exist is checked by the catalogue.
std::vector<ReactionRow> readReactions(const JsonCursor& rows, bool isTransient);
Json::Array rowsOf(const std::vector<ReactionRow>& reactions); ///< reading them gives equal rows

std::span<const KindField> reactionFields(); ///< "on" first
Json newReaction(std::string_view into); ///< one that burns to this tile, in whole

} // namespace cave
