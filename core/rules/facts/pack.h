// SPDX-License-Identifier: MIT
/// @file
/// What somebody carries, and what it is worth in a fight.
#pragma once

#include "core/world/world.h"

namespace cave {

/// The creature's own numbers with what it wields and wears, and what has come over it.
int attackOf(const World& world, const Creature& creature);
int defenceOf(const World& world, const Creature& creature);

/// What they would be with the item put to that use, as far as the hero knows its things: what is in use there now
/// makes room.
struct Strength {
    int attack = 0;
    int defence = 0;
    bool operator==(const Strength&) const = default;
};
/// What they are as far as the hero knows its things.
Strength knownStrengthOf(const World& world, const Creature& creature);
Gifts knownGiftsOf(const World& world); ///< what the hero knows that its things in use give
Strength strengthWith(const World& world, const Creature& creature, const Item& item, Use use);

/// How many enchantments add one point of what they add to in that use: attack in the hand, defence on the body, both
/// in the off hand.
constexpr int enchantmentsAPoint(Use use) { return use == Use::Off ? 2 : 1; }

/// What an item adds in a use. One for either slot gives its attack in the hand and its defence on the body.
int attackBy(const ItemKind& kind, Use use, int enchant = 0);
int defenceBy(const ItemKind& kind, Use use, int enchant = 0);
int turnsToRecharge(const ItemKind& kind, const Item& item); ///< once it was used: each enchantment takes off 15 %
int chargesOf(const ItemKind& kind, const Item& item); ///< used ones too: each enchantment brings 2
int chargesLeft(const ItemKind& kind, const Item& item); ///< none until it has recharged
void spendCharge(const ItemKind& kind, Item& item);
bool fits(const ItemKind& kind, Use use);
bool canBeWorn(const ItemKind& kind); ///< on the body, in the off hand, as a ring

/// What the hero digs with where the rules forbid it; null: nothing.
const Item* diggingTool(const World& world, EntityId who);

/// Where it would be worn: of two places for rings a free one. Nothing: both are taken, or it cannot be worn.
std::optional<Use> placeToWear(const World& world, EntityId carrier, const ItemKind& kind);

/// What keeps the off hand shut: the thing wielded, where that takes both hands. Null: it is open.
const Item* inBothHands(const World& world, EntityId carrier);

/// What putting it to that use would put away: what is there, and by a thing for two hands what is in the off hand.
std::vector<EntityId> replacedBy(const World& world, EntityId carrier, const ItemKind& kind, Use use);

const Item* itemInUse(const World& world, EntityId carrier, Use use); ///< null: nothing

/// Whether somebody has anything of iron in use; others than the hero use whatever they carry.
bool hasIronInUse(const World& world, const Creature& creature);

bool areAlike(const Item& one, const Item& other); ///< but for their kinds: things that share a letter are

/// Where an item would go in the pack: to its equals, else to the first free letter; one that is in it keeps its letter
/// where it can. Nothing when the pack is full.
std::optional<int> letterFor(const World& world, EntityId carrier, const Item& item);

int coinsOf(const World& world); ///< that the hero has to pay with

/// Whether the hero carries as many of the kind, as it knows them, as exploring takes.
bool hasEnough(const World& world, ItemKindId kind);

/// One line of the pack: equal items under one letter.
struct PackLine {
    int letter = 0;
    std::vector<Item> items; ///< by ascending id
};
std::vector<PackLine> packOf(const World& world, EntityId carrier); ///< by letter

} // namespace cave
