// SPDX-License-Identifier: MIT
// All there is to say about a creature, a thing or a cell: what the pages show, made without a window.
#pragma once

#include "app/play/words/creature_text.h"

#include <vector>

namespace cave {

struct Description {
    KindTable table = KindTable::Tile;
    std::uint16_t kind = 0;
    bool isHero = false;   // who looks as the player chose
    QString title;         // "Kobold"
    QString state;         // "hunting you", "worn", "as you remember it"; may be empty
    QString text;          // the kind's own sentence; may be empty
    QStringList sentences; // what it does or is good for
    std::vector<FactText> facts;
};

Description describeCreature(const World& world, const Describer& describer, const Creature& creature);
// Lying or carried. The sentences say what comes of using it now.
Description describeItem(const World& world, const Describer& describer, const Item& item);

// What the hero sees or remembers there, what matters most first; the ground is last. `at` is on the hero's level.
// Nothing of a cell that has never been seen, but for who is sensed there.
std::vector<Description> describeCell(const World& world, const Describer& describer, Position at);

} // namespace cave
