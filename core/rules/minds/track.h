// SPDX-License-Identifier: MIT
/// @file
/// How hunters lose their prey: for a while they go on to where they saw it, then they look round about, then they
/// forget it.
#pragma once

#include "core/world/world.h"

namespace cave {

/// Whether it does so: who is of a kind that hunts by sight and may overlook the hero, but no ally and nobody who was
/// sent after the hero. Nobody does while it is about to follow the hero to another level.
bool losesTrack(const World& world, const Creature& self);

/// What it knows from now on.
struct Track {
    std::optional<Position> quarry;
    int lost = 0; ///< see Creature::lost
};

/// Of one that loses track, when it is about to act: the place of the prey that it sees; else for kTracksFor acts the
/// one where it saw it last, unless it is there earlier; then for kSearchesFor acts some place near, another one
/// whenever it is there; then none.
Track trackOf(const World& world, const Creature& self, Random& dice);

} // namespace cave
