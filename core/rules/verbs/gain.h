// SPDX-License-Identifier: MIT
/// @file
/// Experience and levels, by the formulas that a dungeon's rules name.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

#include <array>

namespace cave {

inline constexpr std::array kGains{Gained::Health, Gained::Attack, Gained::Defence, Gained::Sight};

/// What one choice of this adds; 0: these rules do not offer it.
int gainOf(const Rules& rules, Gained gained);

/// Experience in all (or since the last level, where levels use it up) that a creature of this level needs for the
/// next.
int neededFor(const Rules& rules, int level);

int worthOf(const World& world, const Creature& victim); ///< experience that slaying it gives the hero

/// What the hero learns from slaying someone: maybe enough for the next level, which is a choice to be made. Of all
/// that one creature has split into, only the first teaches.
void learnFrom(WorldWriter world, const Creature& victim, Events& events);

Answer checkGain(const World& world, const Creature& actor, Gained gained);
void choose(WorldWriter world, const Creature& self, Gained gained, Events& events);

/// Levels that a creature has before the game starts: each a gain by the dice.
void gainLevels(WorldWriter world, EntityId who, int levels);

} // namespace cave
