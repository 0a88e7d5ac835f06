// SPDX-License-Identifier: MIT
// The sentences of the look line: what the hero sees or remembers of a cell.
#pragma once

#include "app/play/keys/key_map.h"
#include "app/view/words/describe.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

// A creature in view, with its distance in steps.
struct Sighting {
    EntityId id = EntityId::None;
    int distance = 0;
};

// All creatures in view but the hero: first those that hunt and can strike, then others that can, then the harmless
// and the sleeping; each nearest first, equally near ones by row, then by column.
std::vector<Sighting> sightings(const World& world);

// Equal things on a cell in view, as they look from afar.
struct SeenThing {
    ItemKindId kind = 0;
    Position at;
    int count = 1;
    int distance = 0;
    std::optional<CreatureKindId> of; // whom it is named after
    int price = 0; // coins
    int enchant = 0; // as far as that is known
    std::optional<RuneId> rune; // too
    bool operator==(const SeenThing&) const = default;
};

QString thingName(const Describer& describer, const World& world, const SeenThing& thing); // of one of them

// Nearest first, equally near ones by row, then by column.
std::vector<SeenThing> thingsInView(const World& world);

// "Newt, hunting you. 2 of 3 health, hits for 1. Floor. 3 steps east." Uses what is remembered where the cell is out of
// view. `at` is on the hero's level.
QString lookText(const World& world, const Describer& describer, Position at);

// "3 steps north east." Of different cells.
QString whereText(Position from, Position to);

// What the hero stands on, when that is worth a word: "The way down. Press %1 to take it." Else empty.
QString standingText(const World& world, const KeyMap& keys);

// "Level 3 of 6: Damp Halls", or its number alone where its name says no more
QString levelText(const World& world, int z);

// "Marsh gas, thick."
QString gasText(const World& world, const Describer& describer, const RememberedGas& gas);

} // namespace cave
