// SPDX-License-Identifier: MIT
/// @file
/// Throwing what is carried.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

inline constexpr int kThrowReach = 10; ///< cells, as far as sight of that radius would reach

/// The attack that a thing of this kind has when this creature throws it: the kind's own, and what the thing in its
/// hand adds when it launches such things.
int thrownAttackOf(const World& world, const Creature& thrower, const ItemKind& kind);

/// That it is carried and not worn: what can be said before a target is chosen.
Answer checkThrowable(const World& world, const Creature& actor, EntityId item);
Answer checkThrow(const World& world, const Creature& actor, EntityId item, Position at);

/// It flies as flightOf() has it. What breaks does so there and is gone; all else hurts whom it meets, by the formula
/// of blows, and stays where it came down.
void throwItem(WorldWriter world, const Creature& self, EntityId item, Position at, Events& events);

} // namespace cave
