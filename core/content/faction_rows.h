// SPDX-License-Identifier: MIT
/// @file
/// Rows that say how creatures stand to each other and to the hero.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json_cursor.h"

namespace cave {

Faction readFaction(const JsonCursor& row); ///< whether those that it hates are there the catalogue checks
Json rowOf(const Faction& faction);

Alert readAlert(const JsonCursor& row);
Json rowOf(const Alert& alert);

std::vector<std::string> idsIn(const JsonCursor& row, std::string_view key); ///< none where it is left out

} // namespace cave
