// SPDX-License-Identifier: MIT
/// @file
/// What differs between two designs in what happens there: events and marks, and the placed pieces that bring some.
#pragma once

#include "core/world/dungeon.h"

namespace cave {

/// Something that only one of the designs has, or both have otherwise.
struct HappeningDifference {
    enum class Of : std::uint8_t {
        OneEvent,
        OneMark,
        OnePlaced, ///< a placed piece: which it is, where, and how it is turned
        InOrder ///< in which events that both have stand, and so fire
    };
    Of of = Of::OneEvent;
    Uid uid;          ///< of the event or the placed piece
    Uid placed;       ///< of an event or mark: the placed piece that brings it; none: the level or the dungeon itself
    std::string name; ///< of the event, which may have none, the mark or the piece
    bool isBefore = false;
    bool isAfter = false; ///< with isBefore: it has changed
    bool operator==(const HappeningDifference&) const = default;
};

/// Of a level: its own first, then by placed piece. Muted events are not there.
std::vector<HappeningDifference> happeningsOf(const Dungeon& before, const DungeonLevel& one, const Dungeon& after,
                                              const DungeonLevel& other);
/// Of all levels together.
std::vector<HappeningDifference> happeningsOf(const Dungeon& before, const Dungeon& after);

} // namespace cave
