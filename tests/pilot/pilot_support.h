// SPDX-License-Identifier: MIT
// What the tests of the pilot share.
#pragma once

#include "core/pilot/pilot.h"
#include "tests/support/ascii_map.h"

#include <string>

namespace cave {

std::string english(const Text& text); // "" for an empty text

// Everything on every level is known, as if seen; creatures only where they are in view.
World knownWorld(std::string_view picture, const Rules& rules = {});
World withAllKnown(const World& world);

// With the kinds of the library "living". The hero sees far and does not dig.
Dungeon livingDungeon(std::string_view picture);
World livingWorld(std::string_view picture);

Item carried(const World& world, std::string_view kind); // the first of that kind

// Explores until the pilot has no command, at most `most` turns. Whoever keeps the hero from it is struck.
Advice exploreAll(World& world, Pilot& pilot, int most = 20'000);

// The cells of a level that 8 directions lead to from the hero over ground that the hero can walk on and closed doors:
// as it is when `isTrue`, else as remembered. A slow twin of the pilot's searches.
BitGrid reachedByHand(const World& world, bool isTrue);

} // namespace cave
