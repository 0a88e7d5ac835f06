// SPDX-License-Identifier: MIT
// Sentences about what potions, scrolls, wands and thrown things do, in numbers.
#pragma once

#include "core/world/world.h"

#include <QStringList>

namespace cave {

// "Burns everybody for 12, up to 3 steps from where you aim." One sentence or two: what it does, and to whom.
QStringList effectSentences(const Effect& effect);

// "3 charges left.", "Thrown it hits with attack 6." for the hero as it is armed. None for what is neither.
QStringList throwAndChargeSentences(const World& world, const Item& item);

} // namespace cave
