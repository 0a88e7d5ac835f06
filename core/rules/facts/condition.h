// SPDX-License-Identifier: MIT
/// @file
/// What comes over creatures for a while, and what it does to them.
///
/// Confused: its steps go anywhere, into anyone. Hasted, slowed: acts twice or half as often; each ends the other.
/// Poisoned: loses 1 health an act, and may die of it. Asleep: its acts are lost until it wakes or is hurt. Mighty:
/// half as much attack again, at least 2. Lit: sees 4 cells further. Afraid: a monster runs from the hero; the hero
/// does not strike. Cursed: only half of its defence counts. Burning: loses 2 health
/// an act and sets alight where it goes, until it comes into water. Held: its steps lead nowhere. Paralysed: its acts
/// are lost, hurt or not. Floating: it gets about as what flies does. Fireproof: no fire takes its health. Darkened: it
/// sees half as far. Bleeding: loses 1 health an act; who keeps still for 3 acts bleeds no longer. Weakened: three
/// quarters of its attack. Shielded: so much harm is taken by the shield, which loses 1 in 5 acts. Unseen: foes from 3
/// cells on do not see it, unless it is lit. Mending: gains 1 health in 2 acts. Discordant: everybody's foe. Marked:
/// all hunters of the level know where the hero is. Stony: half harm from blows, half speed. Silenced: does not read,
/// zap, summon or raise. Sensing: the hero is shown who is within 20 cells. Visiting: it was called, and goes for good
/// when that ends.
#pragma once

#include "core/base/text.h"
#include "core/world/world.h"

namespace cave {

inline constexpr int kBurningTurns = 4; ///< own acts, from when it was last in fire
inline constexpr int kBurningHarm = 2; ///< health an act

inline constexpr int kStaunchActs = 3; ///< of keeping still, until a wound bleeds no more
inline constexpr int kShieldActs = 5; ///< in which a shield loses 1

/// With haste and slowness, and what things in use give; 1..kLargestSpeed before haste.
int speedOf(const World& world, const Creature& creature);
int sightOf(const World& world, const Creature& creature); ///< with light or darkness, and what things in use give
int mightyAttack(int attack); ///< of a mighty creature with this attack
int weakAttack(int attack); ///< of a weakened one
int stonyHarm(int damage); ///< that a blow does to one of stone
int shieldOf(const Creature& creature); ///< harm that its shield still takes
int cursedDefence(int defence); ///< of a cursed creature with this defence

/// The sentences that tell of a condition, for the hero ("You ...") and others ("%1 ..."), and its word: "hasted".
struct Sentence {
    std::string_view context;
    std::string_view source;
};
struct ConditionWords {
    Condition condition;
    Sentence word;
    bool isBad; ///< for who has it
    Sentence heroBegins;
    Sentence heroEnds;
    Sentence begins;
    Sentence ends;
};
const ConditionWords& wordsOf(Condition condition);

} // namespace cave
