// SPDX-License-Identifier: MIT
/// @file
/// What hunters remember of their prey, and allies of the hero.
#pragma once

#include "core/world/world_writer.h"

namespace cave {

/// Before a creature acts: one that hunts remembers where it sees its prey, and forgets a place where that turned out
/// not to be, some after a search (core/rules/minds/track.h). An ally remembers where the hero is.
void watchForHero(WorldWriter world, EntityId hunter);

} // namespace cave
