// SPDX-License-Identifier: MIT
/// @file
/// How a tile reacts, as rows of its member "reacts": {"on": "burn", "per_mille": 700, "into": "flames", "under":
/// "ash"}.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

inline constexpr std::size_t kMostReactions = 20; ///< of a tile

/// Unknown words and members, members that the row's word has no use for, a row without a result, and an end of what is
/// not transient fail at their path. That the tiles that a row names exist is checked by the catalogue.
std::vector<ReactionRow> readReactions(const JsonCursor& rows, bool isTransient);
Json::Array rowsOf(const std::vector<ReactionRow>& reactions); ///< reading them gives equal rows

std::vector<KindField> reactionFields(const Json& row); ///< what a row of its word can say; "on" first
/// The row with just the members that its word knows; one that says nothing burns.
Json newReaction(const Json& before);

} // namespace cave
