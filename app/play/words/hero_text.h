// SPDX-License-Identifier: MIT
// What the hero is and has, in words and numbers: the page of the character, made without a window.
#pragma once

#include "app/play/words/creature_text.h"

namespace cave {

class RunningGame;

// "15 = 10 + 5 (dagger)", "11 = 10 + 5 (dagger) - 4 (weakened)": the hero's own number, then what each thing in use and
// each condition adds or takes. Just "10" without.
QString attackSum(const World& world, const Describer& describer);
QString defenceSum(const World& world, const Describer& describer);

// "Content, 498 of 1,000"; empty where the rules have no hunger.
QString foodText(const World& world);

// "Zircon: 10": what is gathered and only counted; empty where nothing is.
QString countedText(const World& world, const Describer& describer);

/// Whether a fifth of the health or less is left: the bar and the edge of the map say so.
bool isNearDeath(const Creature& hero);

// Level, health, strength, gear, what lasts on the hero, and where and how long the game is played. What the rules do
// not have is left out.
std::vector<FactText> heroFacts(const RunningGame& game, const Describer& describer);

} // namespace cave
