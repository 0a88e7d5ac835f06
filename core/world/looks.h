// SPDX-License-Identifier: MIT
/// @file
/// What things look like that the hero does not know yet: each game deals the looks of a class anew.
#pragma once

#include "core/content/catalogue.h"
#include "core/world/rules.h"

namespace cave {

/// Whether a thing of this kind can be of the class: all of a class are used in one way, so that this tells nothing.
bool canBe(const ItemKind& kind, ItemClass what);

/// The class that a kind of item belongs to; null: the hero always knows it.
const UnknownClass* classOf(const Rules& rules, std::string_view item);

/// The class that a row of items is a look of; nothing for what is a thing.
std::optional<ItemClass> classOfLook(const Rules& rules, const ItemKind& row);

/// By kind of item: the look that it has in the game of this seed, or itself. Nothing where the hero knows all things.
std::vector<ItemKindId> looksOf(const Catalogue& catalogue, const Rules& rules, std::uint64_t seed);

} // namespace cave
