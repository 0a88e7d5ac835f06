// SPDX-License-Identifier: MIT
// What comes over creatures for a while, and what it does to them.
//
// Confused: its steps go anywhere, into anyone. Hasted, slowed: acts twice or half as often; each ends the other.
// Poisoned: loses 1 health an act, and may die of it. Asleep: its acts are lost until it wakes or is hurt. Mighty: half
// as much attack again, at least 2. Lit: sees 4 cells further. Afraid: a monster runs from the hero; the hero does not
// strike. Cursed: only half of its defence counts.
#pragma once

#include "core/rules/act.h"

namespace cave {

inline constexpr int kLightReach = 4; // cells

// Each lasts this many of the creature's own acts from now, or as long as it would have anyway, whichever is longer.
// `turns`: 1.., or kUntilWoken for a monster asleep.
void beginCondition(World& world, EntityId who, Condition condition, int turns, Events& events);
void endCondition(World& world, EntityId who, Condition condition, Events& events); // nothing when it does not last

// After an act: what lasted when it began (`before`) lasts an act less, and poison harms. The creature may be gone
// then.
void feelConditions(World& world, EntityId who, const Conditions& before, Events& events);

int speedOf(const Creature& creature); // with haste and slowness; at least 1
int sightOf(const Creature& creature); // with light
int mightyAttack(int attack); // of a mighty creature with this attack
int cursedDefence(int defence); // of a cursed creature with this defence

// The sentences that tell of a condition, for the hero ("You ...") and others ("%1 ..."), and its word: "hasted".
struct Sentence {
    std::string_view context;
    std::string_view source;
};
struct ConditionWords {
    Condition condition;
    Sentence word;
    bool isBad; // for who has it
    Sentence heroBegins;
    Sentence heroEnds;
    Sentence begins;
    Sentence ends;
};
const ConditionWords& wordsOf(Condition condition);

} // namespace cave
