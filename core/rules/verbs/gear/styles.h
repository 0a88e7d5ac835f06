// SPDX-License-Identifier: MIT
/// @file
/// How weapons strike: a function and a row for each style. Only the hero wields anything.
#pragma once

#include "core/rules/facts/event.h"
#include "core/world/world_writer.h"

namespace cave {

inline constexpr int kUnawareTimes = 3; ///< what a blow of any style counts on who sleeps or has noticed nothing
inline constexpr int kStabTimes = 5; ///< and one of a stab
inline constexpr int kLungeTimes = 2; ///< at the end of a step
inline constexpr int kSweepShare = 70; ///< per cent of each blow of a sweep

/// What is dealt by one blow.
struct Force {
    int times = 1;
    int share = 100; ///< per cent; what hurts at all takes 1 at least
    bool halvesDefence = false;
};

struct StyleRow {
    Style style;
    void (*strike)(WorldWriter world, EntityId attacker, EntityId victim, Events& events);
    int time = 100; ///< per cent of the act that it takes
};
const StyleRow& styleRow(Style style);

/// Plain: of who wields nothing, or a thing without a style.
Style styleOf(const World& world, const Creature& creature);

/// After a step: the blow at who stands in the next cell of that way, seen and a foe.
void lungeOn(WorldWriter world, EntityId who, Direction direction, Events& events);

/// Per cent of an act that the hero's blows among the events from `first` on take, or the shot.
int timeOfBlows(const World& world, const Events& events, std::size_t first);

void spendDigging(WorldWriter world, EntityId who); ///< a charge of what digs, where the rules forbid it

} // namespace cave
