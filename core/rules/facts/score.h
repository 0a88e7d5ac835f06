// SPDX-License-Identifier: MIT
/// @file
/// What a game is worth: the sum of its lines, each a count times what the dungeon's rules give for one (ScoreRules).
///
///   levels reached below the first                                x level
///   health, attack and defence of all creatures slain, by row     x strength
///   levels that the hero rose                                     x rise
///   things gathered, and those carried that the goal asks for     x gathered
///   what events of the dungeon gave, or took                      x 1
///   victory                                                       x victory
///   victory: swift - turns / `turns`, at least 0
#pragma once

#include "core/world/world.h"

namespace cave {

struct ScoreLine {
    Text what;
    std::int64_t count = 0;
    std::int64_t each = 0;
    std::int64_t points = 0; ///< count * each, but for the reward of being swift
};

struct Score {
    std::vector<ScoreLine> lines; ///< without those that give nothing
    std::int64_t total = 0;
};

Score scoreOf(const World& world); ///< as if the game ended now

int deepestLevel(const World& world); ///< that the hero has seen, from 0

/// How many of the wanted kind the hero has, counted and carried ones; 0 where nothing is to be collected.
int gatheredForGoal(const World& world);

} // namespace cave
