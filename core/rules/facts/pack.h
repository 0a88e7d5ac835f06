// SPDX-License-Identifier: MIT
/// @file
/// What somebody carries, and what it is worth in a fight.
#pragma once

#include "core/world/world.h"

namespace cave {

/// The creature's own numbers with what it wields and wears, and what has come over it.
int attackOf(const World& world, const Creature& creature);
int defenceOf(const World& world, const Creature& creature);

/// What they would be with the item put to that use: what is in use there now makes room.
struct Strength {
    int attack = 0;
    int defence = 0;
    bool operator==(const Strength&) const = default;
};
Strength strengthWith(const World& world, const Creature& creature, const Item& item, Use use);

/// What an item adds in a use. One for either slot gives its attack in the hand and its defence on the body.
int attackBy(const ItemKind& kind, Use use);
int defenceBy(const ItemKind& kind, Use use);
bool fits(const ItemKind& kind, Use use);

const Item* itemInUse(const World& world, EntityId carrier, Use use); ///< null: nothing

/// Where an item would go in the pack: to its equals, else to the first free letter. Nothing when the pack is full.
std::optional<int> letterFor(const World& world, EntityId carrier, const Item& item);

/// One line of the pack: equal items under one letter.
struct PackLine {
    int letter = 0;
    std::vector<Item> items; ///< by ascending id
};
std::vector<PackLine> packOf(const World& world, EntityId carrier); ///< by letter

} // namespace cave
