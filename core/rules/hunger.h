// SPDX-License-Identifier: MIT
// Hunger, where a dungeon's rules have it: the hero starts with some food inside, uses it up and starves without.
#pragma once

#include "core/rules/act.h"

namespace cave {

enum class Appetite : std::uint8_t { Starving, Hungry, Content, Full, Oversatiated };

// In thousandths of the most that fits: starving up to 50, hungry up to 250, full from 750, oversatiated from 950.
Appetite appetiteAt(int fullness, int most);
Appetite appetiteOf(const World& world); // of the hero; content where there is no hunger

Answer checkEat(const World& world, const Creature& actor, EntityId item);
bool wouldChoke(const World& world, EntityId item); // eating it now would kill

void eat(World& world, const Creature& self, EntityId item, Events& events);
void feelHunger(World& world, Events& events); // after each act of the hero; may end the game

} // namespace cave
