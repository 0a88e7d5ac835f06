// SPDX-License-Identifier: MIT
/// @file
/// Bringing others into the fight: calling those of its side, doing them good, raising the dead.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

/// It is on the track of somebody, has its voice, and somebody of its side within the row's range does not know yet.
Answer checkCall(const World& world, const Creature& actor);
void callOthers(WorldWriter world, const Creature& self, Events& events);

/// It has its voice, and somebody else of its side in its view within the row's range is on the track of a foe, awake,
/// and without what the row's effect gives. Never the hero.
Answer checkHearten(const World& world, const Creature& actor);
/// All of those there meet the effect, also who has it already; by ascending id.
void hearten(WorldWriter world, const Creature& self, Events& events);

/// Something that is named after who left it lies there in view, where nobody stands and the other kind can stand.
Answer checkRaise(const World& world, const Creature& actor, Position at);
void raiseRemains(WorldWriter world, const Creature& self, Position at, Events& events);

} // namespace cave
