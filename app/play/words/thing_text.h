// SPDX-License-Identifier: MIT
// Sentences about things: what they are good for, in numbers, and how they are carried.
#pragma once

#include "app/view/words/describe.h"
#include "core/rules/facts/pack.h"

#include <QStringList>

namespace cave {

// "Apple"; what the hero does not know is called by its look.
QString thingName(const Describer& describer, const World& world, ItemKindId kind);
QString thingName(const Describer& describer, const World& world, const Item& item); // "Bat corpse", "Apple (3 coins)"
// Of equal things, named after whom they may be: "Corpse (bat, newt)"; of a single one "Bat corpse".
QString lineName(const Describer& describer, const World& world, const PackLine& line);

// "Adds 5 attack in the hand.", "Feeds 50." None for what is good for nothing in these rules.
QStringList thingNumbers(const World& world, const Item& item);

// What making it better once would change: "Now: Adds 5 attack in the hand. Then: Adds 6 attack in the hand.", that
// it is not enough for anything yet, or never will be. Of what the hero does not know it says just that.
QString betterText(const World& world, const Item& item);

// What comes of using it now: "Wielding it: attack 15 becomes 20.", "Eating it: food 400 becomes 450." None for what
// would change nothing.
QStringList thingOutcomes(const World& world, const Item& item);

// "in hand", "worn", "bitten", "empty", or several of them; of equal things that differ, any.
QString thingState(const World& world, const PackLine& line);

// The hero's pack as it is listed: what is in use stands alone, before its equals under the same letter.
std::vector<PackLine> packRows(const World& world);

QString appetiteWord(const World& world); // of the hero, such as "Hungry"

} // namespace cave
