// SPDX-License-Identifier: MIT
/// @file
/// Creatures that go to pieces: with a bang, or into two.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

Answer checkBurst(const World& world, const Creature& actor);
void burst(WorldWriter world, const Creature& self, Events& events);

/// Where somebody that explodes has died: hurts everyone in view of the place within its row's radius, by ascending id.
/// Those that die of it and explode go off in turn.
void goOff(WorldWriter world, const Actor& who, Position at, const BehaviourRow& row, Events& events);

/// Where somebody of a kind that does so has died: its row's gas comes out, or else whoever is beside the cell meets
/// its row's effect, by ascending id. Ground and gas there meet it as well.
void leaveEffect(WorldWriter world, const Actor& who, Position at, const BehaviourRow& row, Events& events);

/// Hurt and alive, a creature that splits gives half of its health to another one beside it: in the first free cell
/// clockwise from one that the dice say. The other one does not float, so that it comes to no cell that holds only
/// those who do. Nothing without room, below 2 health or when the colony is large enough.
void splitUp(WorldWriter world, EntityId who, Events& events);

} // namespace cave
