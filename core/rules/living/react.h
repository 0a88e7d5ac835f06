// SPDX-License-Identifier: MIT
/// @file
/// Ground that answers what happens to it: see TileKind::reacts.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

namespace cave {

/// The cell answers the word, unless it has none for it or chance is against it.
void react(WorldWriter world, Round& round, Position at, On word, Events& events);

/// Row `row` of the tile comes about. False where it cannot yet: somebody stands there whom the new ground would not
/// hold.
bool comeAbout(WorldWriter world, Round& round, Position at, std::size_t row, Events& events);

/// The cell becomes `now`, which must hold who is there; what lies there moves where it no longer can. A transient tile
/// covers what was there.
void turnTile(WorldWriter world, Position at, TileId now, Events& events);

/// After an act: what its events from number `first` on do to the ground of the hero's level.
void reactTo(WorldWriter world, EntityId actor, std::size_t first, Events& events);

/// Tiles that have come and answer to time get their waits.
void settle(WorldWriter world);

} // namespace cave
