// SPDX-License-Identifier: MIT
/// @file
/// What hunters remember of the hero.
#pragma once

#include "core/world/world_writer.h"

namespace cave {

/// Before a creature acts: one that hunts remembers where it sees the hero, and forgets a place where the hero turned
/// out not to be.
void watchForHero(WorldWriter world, EntityId hunter);

} // namespace cave
