// SPDX-License-Identifier: MIT
/// @file
/// The rules of a dungeon: how it is won, what the hero begins with, how blows and growth are reckoned, what a game is
/// worth.
#pragma once

#include "core/world/dungeon_texts.h"
#include "core/world/growth.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

inline constexpr int kMostLetters = 26; ///< of a pack

/// All, Any: of the parts, see core/world/goals.
enum class Goal : std::uint8_t { None, Slay, Reach, Collect, All, Any };

/// One of several goals.
struct GoalPart {
    Goal goal = Goal::Slay; ///< Slay, Reach or Collect
    std::string kind; ///< id of a creature, a tile, an item
    int count = 0; ///< Collect: how many, 1..
    bool anyhow = false; ///< Slay: it counts however it dies
    bool operator==(const GoalPart&) const = default;
};
inline constexpr std::size_t kMostGoals = 6;

/// How much health a blow takes: how far attack exceeds defence, or, with dice, `least` and a random share of that;
/// `least` in any case.
struct DamageFormula {
    bool dice = true;
    int least = 1; ///< 0..
    bool operator==(const DamageFormula&) const = default;
    static const DamageFormula Dice; ///< 1 and a random share
    static const DamageFormula Difference; ///< just that, maybe nothing
};
inline constexpr DamageFormula DamageFormula::Dice{true, 1};
inline constexpr DamageFormula DamageFormula::Difference{false, 0};

struct Hunger {
    int start = 500;     ///< food inside at the start
    int most = 1000;     ///< that fits
    int each = 1;        ///< used up by an act of the hero
    bool chokes = false; ///< more than fits kills, else nothing more fits
    bool operator==(const Hunger&) const = default;
};

/// Hordes of the content that come down after the hero: see core/rules/turn/hunters.
struct Hunters {
    int after = 250;    ///< turns on a level before they may come for the first time, 1..
    int every = 200;    ///< turns from one time to the next, 1..
    int perMille = 350; ///< how often they do come
    int most = 5;       ///< on each level
    int deeper = 1;     ///< levels that they come from below
    bool operator==(const Hunters&) const = default;
};

/// What a finished game is worth: see core/rules/facts/score. 0 leaves a part out.
struct ScoreRules {
    int level = 100;       ///< for each level reached below the first
    int strength = 1;      ///< for each point of health, attack and defence in the rows of the creatures slain
    int rise = 50;         ///< for each level that the hero rose
    int gathered = 25;     ///< for each thing gathered
    int victory = 1000;    ///< for winning
    int swift = 1000;      ///< for winning, less a point for every `turns` turns
    int turns = 10;        ///< 1..
    bool operator==(const ScoreRules&) const = default;
};

/// Things that look like others of their class until the hero knows what they are: what is drunk, read, zapped, worn.
enum class ItemClass : std::uint8_t { Potion, Scroll, Wand, Ring };

struct UnknownClass {
    ItemClass what = ItemClass::Potion;
    std::vector<std::string> kinds; ///< item ids, each of one class only
    std::string looks; ///< what its looks, no fewer than kinds, say in their rows
    bool operator==(const UnknownClass&) const = default;
};

/// Who the hero may be. What it does not say is as the rules have it.
struct Origin {
    std::string id;
    std::string name; ///< one line
    std::string description; ///< "": none
    std::optional<int> health;
    std::optional<int> attack;
    std::optional<int> defence;
    std::optional<std::vector<std::string>> kit; ///< item ids, no more than fit the pack
    std::vector<std::string> knows; ///< items of unknown classes that the hero knows; none: those of the kit
    std::string art; ///< picture of the hero, as in a look; "": that of the hero's kind
    bool operator==(const Origin&) const = default;
};
inline constexpr std::size_t kMostOrigins = 12;

/// How many cells away what the hero does is heard by those that are awake, 0..kLargestReach. Who sleeps hears from
/// kWakingNoise on.
struct Loudness {
    int still = 1; ///< waiting, searching, using a thing
    int walk = 3;
    int door = 4;
    int fight = 8; ///< blows of the hero and on the hero
    int dig = 10;
    int blast = 15;
    bool operator==(const Loudness&) const = default;
};
inline constexpr int kWakingNoise = 8;

struct Rules {
    Goal goal = Goal::None;
    std::string goalKind; ///< Slay: creature id; Reach: tile id; Collect: tile id to reach with what was gathered
    bool anyhow = false; ///< Slay: it counts however it dies, also by nobody's hand
    bool dig = true; ///< the hero may dig
    bool descendOnly = false; ///< no stairs up
    std::string hero = "hero"; ///< creature id; its row's numbers stand where the following say nothing
    std::optional<int> health;
    std::optional<int> attack;
    std::optional<int> defence;
    std::optional<int> sight;
    std::optional<int> speed;
    std::string collectKind; ///< Collect: item id
    int collectCount = 0; ///< Collect: how many, 1..
    int packSize = kMostLetters; ///< different things that the hero can carry, 1..kMostLetters
    std::vector<std::string> kit; ///< item ids that the hero starts with, wielded and worn where they can be
    DamageFormula damage;
    GrowthFormula growth = GrowthFormula::None;
    std::optional<Hunger> hunger;
    int fall = 3; ///< health that falling to the level below takes
    std::optional<int> regenerates; ///< turns in which the hero regains 1 health; absent: never
    std::optional<int> wholeIn; ///< instead: turns in which the hero regains all health, however much that is
    std::optional<Hunters> hunters;
    bool heals() const { return regenerates || wholeIn; } ///< the hero, by itself
    std::vector<UnknownClass> identify; ///< each class once, in their order; none: the hero knows all things
    DungeonTexts texts;
    ScoreRules score;
    std::vector<GoalPart> parts; ///< All, Any: 1..kMostGoals, one of Reach at most
    std::optional<Growth> ownGrowth; ///< instead of `growth`, which is None then
    bool isStillElsewhere = false; ///< only those on the hero's level act, and who comes after the hero by stairs
    std::optional<Loudness> loudness; ///< absent: only fights, digging and blasts are heard, as far as who hears says
    std::vector<Origin> origins; ///< ids differ; the first is the hero's where nobody chooses. None: the rules say all
    bool operator==(const Rules&) const = default;
};

} // namespace cave
