// SPDX-License-Identifier: MIT
/// @file
/// "win": what must be done, one thing or several; and ids of kinds that must be there.
#pragma once

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/world/rules.h"

namespace cave {

/// An id that the catalogue does not know fails.
std::string readCreatureId(const JsonCursor& at, const Catalogue& catalogue);
std::string readTileId(const JsonCursor& at, const Catalogue& catalogue);
std::string readItemId(const JsonCursor& at, const Catalogue& catalogue);

void readGoal(const JsonCursor& win, const Catalogue& catalogue, Rules& rules);
Json goalJson(const Rules& rules); ///< of rules that have a goal

/// "goalsMet" of a game: numbers, from 0 and rising, of the parts whose creature was slain, as bits.
std::uint32_t readGoalsMet(const JsonCursor& at, const Rules& rules);
Json goalsMetJson(std::uint32_t met);

} // namespace cave
