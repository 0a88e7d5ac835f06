// SPDX-License-Identifier: MIT
/// @file
/// What each word of "does" does: one function each, listed in event_effects.cpp.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/event_site.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

namespace cave {

struct EventDoing {
    WorldWriter world;
    const EventSite& site;
    int z = 0; ///< of the level that the terms name
    Round& round;
    Events& events;
};

// Ground
void layTile(EventDoing& doing, const EventTerms& terms);
void openCells(EventDoing& doing, const EventTerms& terms);
void closeCells(EventDoing& doing, const EventTerms& terms);
void letGasOut(EventDoing& doing, const EventTerms& terms);
void setFire(EventDoing& doing, const EventTerms& terms);
void beginFloods(EventDoing& doing, const EventTerms& terms);
void letGroundFall(EventDoing& doing, const EventTerms& terms);
void revealCells(EventDoing& doing, const EventTerms& terms);

// Creatures and things
void makeThings(EventDoing& doing, const EventTerms& terms);
void removeThings(EventDoing& doing, const EventTerms& terms);
void moveThere(EventDoing& doing, const EventTerms& terms);
void workEffect(EventDoing& doing, const EventTerms& terms);
void orderGroup(EventDoing& doing, const EventTerms& terms);
void changeSides(EventDoing& doing, const EventTerms& terms);
void makeNoise(EventDoing& doing, const EventTerms& terms);

// The game
void saySentence(EventDoing& doing, const EventTerms& terms);
void writeMark(EventDoing& doing, const EventTerms& terms);
void addScore(EventDoing& doing, const EventTerms& terms);
void endByEvent(EventDoing& doing, const EventTerms& terms);

} // namespace cave
