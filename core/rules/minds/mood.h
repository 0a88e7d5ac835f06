// SPDX-License-Identifier: MIT
/// @file
/// What a creature is about, as whoever sees it can tell.
#pragma once

#include "core/world/world.h"

namespace cave {

enum class Mood : std::uint8_t {
    Still,
    Wanders,
    Hunts,
    Flees,
    Sleeps,
    Confused,
    Fights,
    Peaceful,
    Ally,
    Captive,
    Searches
};

/// Hunts: it sees the hero or is on its way to where it last saw the hero. Still: it stays where it is. Fights: it is
/// after somebody else. Searches: it has lost the hero and looks round about for it, see isSearching(). Peaceful: it is
/// no foe of the hero and after nobody. Of captives and allies that alone is told.
Mood moodOf(const World& world, const Creature& creature);

} // namespace cave
