// SPDX-License-Identifier: MIT
/// @file
/// The behaviours that a creature's row can name, and what each can be told.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

namespace cave {

std::string_view behaviourName(Does does); ///< "wander"
std::string_view behaviourHelp(Does does); ///< one sentence, of the context "KindFields"

/// Unknown behaviours, members that this behaviour does not know, and ranges fail at their path. That the creature of
/// "kind" and the items of "looks_like" exist is checked by the catalogue.
BehaviourRow readBehaviour(const JsonCursor& row);
Json rowOf(const BehaviourRow& behaviour); ///< reading it gives an equal row

std::span<const std::string_view> behaviourWords(); ///< in the order of Does
std::vector<KindField> behaviourFields(Does does);  ///< "does" first
/// A row that does this, with what it can take over from another one. `creature` is whom it names where it must.
Json newBehaviour(Does does, const Json& before, std::string_view creature);

} // namespace cave
