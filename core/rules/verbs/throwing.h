// SPDX-License-Identifier: MIT
/// @file
/// Throwing what is carried.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

#include <cstdint>

namespace cave {

inline constexpr int kThrowReach = 10; ///< cells, as far as sight of that radius would reach

/// What a thing of this kind that is so much enchanted adds to what it launches; 0: it launches nothing.
int launchOf(const World& world, const ItemKind& kind, int enchant);

/// What of a thing counts: all of it, or what the hero knows of it.
enum class Known : std::uint8_t { All, ToHero };

/// The attack that a thing has when this creature throws it: its own, and what the thing in the creature's hand adds
/// when it launches such things.
int thrownAttackOf(const World& world, const Creature& thrower, const Item& thing, Known which);

/// That it is carried and not worn: what can be said before a target is chosen.
Answer checkThrowable(const World& world, const Creature& actor, EntityId item);
Answer checkThrow(const World& world, const Creature& actor, EntityId item, Position at);

/// It flies as flightOf() has it. What breaks does so there and is gone; all else hurts whom it meets, by the formula
/// of blows, and stays where it came down.
void throwItem(WorldWriter world, const Creature& self, EntityId item, Position at, Events& events);

} // namespace cave
