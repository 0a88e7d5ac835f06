// SPDX-License-Identifier: MIT
// The sentences of the look line: what the hero sees or remembers of a cell.
#pragma once

#include "app/play/key_map.h"
#include "app/view/describe.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

// A creature in view, with its distance in steps.
struct Sighting {
    EntityId id = EntityId::None;
    int distance = 0;
};

// All creatures in view but the hero, nearest first; equally near ones by row, then by column.
std::vector<Sighting> sightings(const World& world);

// "Newt, 2 of 3 health, attack 1. 3 steps away." Uses what is remembered where the cell is out of view. `at` is on the
// hero's level.
QString lookText(const World& world, const Describer& describer, Position at);

// What the hero stands on, when that is worth a word: "The way down. Press %1 to take it." Else empty.
QString standingText(const World& world, const KeyMap& keys);

// "Level 3 of 6: Damp Halls"
QString levelText(const World& world, int z);
// A level's or dungeon's name in the player's language, where it is a built-in one.
QString designName(const std::string& name);

} // namespace cave
