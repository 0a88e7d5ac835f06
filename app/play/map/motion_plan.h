// SPDX-License-Identifier: MIT
// A turn's events laid out in time, for the picture: who glides, strikes and falls, what flies, which numbers rise.
#pragma once

#include "app/view/map/creature_item.h"
#include "core/rules/facts/event.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace cave {

// However many act, no acting takes longer than this at full length; what it leaves behind fades away after.
inline constexpr int kLongestTurn = 160; // ms

// One motion. Which members count depends on the kind.
struct Cue {
    enum class Kind : std::uint8_t {
        Step,    // who goes from one cell to the other
        Strike,  // who lunges towards a cell and comes back
        Struck,  // who is white and shakes for a moment
        Missile, // something flies from cell to cell
        Ring,    // a ring opens around a cell
        Sink,    // who died fades away
        Number,  // health that was lost or gained rises from a cell
        Bolt,    // what was aimed and is no thing shoots from cell to cell, and glows for a moment
        Flash,   // light fills a cell, or all around it
        Fade     // darkness leaves all cells from one to the other: the hero came to another level
    };
    Kind kind = Kind::Step;
    EntityId who = EntityId::None;
    QPoint from;
    QPoint to; // of a ring, a flash or a number: its cell
    int start = 0; // ms
    int duration = 0;
    int amount = 0;                // health gained, or lost when it is below 0
    int above = 0;                 // how many numbers of this turn rise from the same cell before it
    double radius = 0;             // of a flash, and of a ring in the end: cells
    QRgb colour = 0;               // of a ring, a number, a bolt or a flash
    std::optional<MapThing> thing; // that sinks or flies; a missile without is a dart
    int end() const { return start + duration; }
    // How much of it is over, 0 to 1; nothing before it starts and after it ends.
    std::optional<double> progress(int time) const;
};

struct MotionPlan {
    std::vector<Cue> cues;
    int length = 0; // ms until all is over
};

// `before`: the creatures shown before the turn, as they were; `world` is already after it. Only what the hero sees is
// shown. `pace` multiplies all durations and is above 0.
MotionPlan planMotion(const World& world, std::span<const Event> events, const std::map<EntityId, MapThing>& before,
                      double pace);

// How the level that the hero has come to appears.
MotionPlan planArrival(const World& world, double pace);

// How a creature that stands in `home` now is shown at a time.
Pose poseAt(const MotionPlan& plan, EntityId who, QPoint home, int time);

// Where a missile is, in cells.
QPointF missileAt(const Cue& missile, double progress);
Pose sinkingAt(double progress);
double ringRadiusAt(const Cue& ring, double progress); // cells
double boltReachAt(double progress);    // the share of its way that a bolt has come
double boltStrengthAt(double progress); // how much of its light is left

} // namespace cave
