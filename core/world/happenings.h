// SPDX-License-Identifier: MIT
/// @file
/// What has become of scripted events so far in a game. Most levels hold nothing of this.
#pragma once

#include "core/world/scripted_event.h"

#include <compare>
#include <map>
#include <string>
#include <vector>

namespace cave {

/// Names an event of a level in play: its own, one that a placed piece brought, or the dungeon's.
struct EventKey {
    bool isOfDungeon = false;
    Uid placed;
    Uid event;
    auto operator<=>(const EventKey&) const = default;
};

struct EventCount {
    int times = 0; ///< that it has fired
    int asked = 0; ///< that a chance among its conditions was asked for
    std::int64_t last = 0; ///< turn of the clock (see kTicksPerTurn) in which it fired last
    bool isDown = false; ///< of a weight: it lies on the cells
    bool operator==(const EventCount&) const = default;
};

struct MarkKey {
    Uid placed; ///< none: of the level, or the dungeon
    std::string name;
    auto operator<=>(const MarkKey&) const = default;
};

/// What an event does later: its effects from one on, or all of it, conditions asked then.
struct DelayedEvent {
    static constexpr int kWhole = -1;
    static constexpr int kNowhere = -1;

    std::int64_t beat = 0; ///< of the level
    EventKey event;
    int effect = kWhole; ///< index
    bool isAlone = true; ///< this effect only, not those behind it
    int x = kNowhere; ///< where it was triggered
    int y = kNowhere;
    bool operator==(const DelayedEvent&) const = default;
};

struct Happenings {
    std::map<EventKey, EventCount> counts; ///< of those that have any
    std::map<MarkKey, int> marks; ///< those above 0
    std::vector<DelayedEvent> delayed; ///< in the order in which they were put off
    bool isEmpty() const { return counts.empty() && marks.empty() && delayed.empty(); }
    bool operator==(const Happenings&) const = default;
};

inline constexpr int kDungeonScope = -1; ///< instead of a level: what the dungeon's own events are about

/// What each adds to the sum of a World's hash.
std::uint64_t countHash(int z, const EventKey& key, const EventCount& count);
std::uint64_t markHash(int z, const MarkKey& key, int value);
std::uint64_t delayedHash(int z, const std::vector<DelayedEvent>& delayed); ///< of all, in their order
std::uint64_t happenedSum(const Happenings& happened, int z);

} // namespace cave
