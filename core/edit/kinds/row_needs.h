// SPDX-License-Identifier: MIT
/// @file
/// What a dungeon needs of the hordes, runes and gear of its content.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// What the dungeon would lose with other content, a sentence each: runes that things bear, by how much they are better
/// than their kind, their prices, hordes for hunters. What is not as it should be already is not lost.
std::vector<Text> lostNeeds(const Dungeon& dungeon, const Catalogue& after);

/// Recipes that asked for hordes and find none at home on a level with other content, a sentence each.
std::vector<Text> stoppedRecipes(const Dungeon& before, const Dungeon& after);

} // namespace cave
