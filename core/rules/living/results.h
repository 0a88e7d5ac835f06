// SPDX-License-Identifier: MIT
/// @file
/// What a row of a tile that reacts brings about.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

namespace cave {

/// A cell becomes another tile; what that is transient on is kept. False where somebody stands there whom the new
/// ground would not hold, nor let fall.
bool turn(WorldWriter world, Round& round, Position at, TileId now, std::optional<TileId> under, Events& events);

/// The cell becomes `now`, which must hold who is there; what lies there moves where it no longer can. A transient tile
/// covers what was there.
void turnTile(WorldWriter world, Position at, TileId now, Events& events);

/// All that the row of a tile says. False, and nothing happens, where the cell cannot become what it says yet.
bool comeAbout(WorldWriter world, Round& round, Position at, TileId tile, std::size_t row, Events& events);

} // namespace cave
