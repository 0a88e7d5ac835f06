// SPDX-License-Identifier: MIT
/// @file
/// What whoever plans does not use up at once, when a fight is too dear, and for how long food reaches.
#pragma once

#include "core/pilot/situation.h"

namespace cave {

/// Whether this is kept for those who hold what the goal takes: of what the hero carries the two things that heal most,
/// one to get away with, and what does most harm. Never where one of them is a threat, nor where a fight would cost
/// half of the hero's health.
bool isKept(const Situation& now, const Item& item);

/// The hero's health and what it carries to heal itself, each dose for no more than all of its health.
std::int64_t healthInReserve(const Situation& now);

/// Whether the threats would cost more than 40 % of the hero's health and of what it carries to heal.
bool isTooDear(const Situation& now);

/// Whether any of those who are made for this level would, alone, cost at most 40 % of the hero's health. False where
/// none is made for it.
bool isAMatchForThisLevel(const Situation& now);

inline constexpr std::int64_t kFoodForRest = 400; ///< turns of food that resting leaves

/// Turns that the hero can go on for with what it has inside and carries; without hunger so many as resting leaves.
std::int64_t foodLeft(const World& world);

/// Whether the hero is hungry and has less food than its persona likes to have when it takes its time.
bool isInAHurry(const Situation& now);

/// Whether so many turns of food are enough for twice as long as a level has taken so far; and nobody dangerous is
/// awake in view.
bool hasTimeToRest(const Situation& now, std::int64_t food);

} // namespace cave
