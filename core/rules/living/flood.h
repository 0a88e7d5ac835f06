// SPDX-License-Identifier: MIT
/// @file
/// Floods: water and lava that comes from a cell, covers those around it, and goes back.
#pragma once

#include "core/rules/living/react.h"

namespace cave {

/// It begins with the next beat, or this one; nothing where a level has all the floods that it can.
void beginFlood(WorldWriter world, int z, Flood flood);

/// A beat of each, oldest first. One that rises takes the cells beside it nearest to its source, then of lowest rank;
/// what it meets answers Soak first. The nearer half becomes deep. One that ebbs gives back the last cells first, each
/// what was under it. A cell that has become another tile leaves it.
void flow(WorldWriter world, Round& round, Events& events);

/// Whether it can cover a cell: ground that can be walked on, and leads nowhere, opens and hides nothing, and is no
/// goal. Nothing covers what covers something itself.
bool isCoverable(const World& world, Position at);

} // namespace cave
