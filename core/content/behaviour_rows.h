// SPDX-License-Identifier: MIT
// The behaviours that a creature's row can name, and what each can be told.
#pragma once

#include "core/base/json_cursor.h"
#include "core/content/kinds.h"

namespace cave {

std::vector<std::string_view> behaviourNames(); // core/rules has a function for each

// Unknown behaviours, members that this behaviour does not know, and ranges fail at their path. That the creature of
// "kind" exists is checked by the catalogue.
BehaviourRow readBehaviour(const JsonCursor& row);
Json rowOf(const BehaviourRow& behaviour); // reading it gives an equal row

} // namespace cave
