// SPDX-License-Identifier: MIT
/// @file
/// Gives factions of a dungeon's own other ids.
#pragma once

#include "core/world/dungeon.h"

#include <utility>

namespace cave {

/// The ids that changed from one list of rows to another of as many, row by row: which was, and which is. Such as are
/// in both lists, or known already, are none.
std::vector<std::pair<std::string, std::string>> changedIds(const Catalogue& catalogue, const Json::Array& before,
                                                            const Json::Array& after);

/// All that uses the faction follows: kinds, things, pieces, events. Who hates it is said by `rows`, which follow too.
/// The dungeon's own rows of factions stay.
void renameFaction(Dungeon& dungeon, Json::Array& rows, const std::string& id, const std::string& newId);

} // namespace cave
