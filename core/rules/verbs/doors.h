// SPDX-License-Identifier: MIT
/// @file
/// Opening, unlocking and closing doors.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

bool isDoor(const TileKind& tile); ///< open, shut or locked

/// Opens a door that opens when it is walked into; nothing where there is none.
void openDoor(WorldWriter world, const Actor& who, Position at, Events& events);
void unlock(WorldWriter world, const Actor& who, Position at, const Item& key, Events& events); ///< uses up the key

Answer checkClose(const World& world, const Creature& actor, Direction direction);
void close(WorldWriter world, const Creature& self, Direction direction, Events& events);

} // namespace cave
