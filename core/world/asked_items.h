// SPDX-License-Identifier: MIT
/// @file
/// The items whose names a dungeon's events count on.
#pragma once

#include "core/world/dungeon.h"

#include <set>

namespace cave {

/// What triggers and conditions ask for, and what effects take away, of all events of the dungeon, its levels and its
/// pieces: ids of items. What an event gives is not among them.
std::set<std::string> itemsAskedFor(const Dungeon& dungeon);
std::set<std::string> itemsAskedFor(const Script& script, const Catalogue& catalogue);

} // namespace cave
