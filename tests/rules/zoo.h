// SPDX-License-Identifier: MIT
// Creatures made up for a test, on levels drawn as pictures.
#pragma once

#include "tests/rules/play_support.h"

namespace cave {

// A row of content: `{"id": ID, "glyph": GLYPH, ...REST}`, with 10 health unless REST says otherwise.
std::string creatureRow(std::string_view id, char glyph, std::string_view rest);

// The kinds of testKinds() and these rows.
std::shared_ptr<const Catalogue> zooKinds(const std::vector<std::string>& rows);

// A hero of 100,000 health, no defence, among these; no dice in fights.
World zoo(std::string_view picture, const std::vector<std::string>& rows, std::uint64_t seed = 1);
Dungeon zooDungeon(std::string_view picture, const std::vector<std::string>& rows);

Turn acted(World& world, const Command& command); // after which everything must hold
std::vector<Event> waitFor(World& world, int turns); // all that happened
EntityId packItem(World& world, std::string_view kind); // into the hero's pack

} // namespace cave
