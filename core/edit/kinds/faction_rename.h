// SPDX-License-Identifier: MIT
/// @file
/// Gives factions of a dungeon's own other ids.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// All that uses the faction follows: kinds, things, pieces, events. Who hates it is said by `rows`, which follow too.
/// The dungeon's own rows of factions stay.
void renameFaction(Dungeon& dungeon, Json::Array& rows, const std::string& id, const std::string& newId);

} // namespace cave
