// SPDX-License-Identifier: MIT
/// @file
/// Events that come to a level with its placed pieces: they can be muted there, or become the level's own.
#pragma once

#include "core/base/result.h"
#include "core/edit/events/event_edit.h"
#include "core/generate/shapes/cell.h"

namespace cave {

struct PlacedEvent {
    MutedEvent address;
    std::string piece;
    ScriptedEvent event; ///< as it happens on the level
    bool isMuted = false;
    bool operator==(const PlacedEvent&) const = default;
};

/// In the order in which they fire, muted ones among them. Those that a piece's choice is written out as are not.
std::vector<PlacedEvent> placedEvents(const Dungeon& dungeon, int z);
std::optional<PlacedEvent> findPlacedEvent(const Dungeon& dungeon, int z, const MutedEvent& address);

/// Empty where it is so already.
DungeonEdit muteEvent(const Dungeon& dungeon, int z, const MutedEvent& address, bool isMuted);

/// The event becomes one of the level, with its cells written out, and the placed piece's is muted. Marks that only its
/// piece knows become the level's, under other names where theirs are taken; so events of the same placed piece that
/// name them come along. Refused where one of them names a group, which nothing but its piece can, or where the level
/// has no room.
struct TakenOver {
    DungeonEdit edit;
    Uid event; ///< of the level now
    int count = 0; ///< of events
};
Result<TakenOver> takeOverEvent(const Dungeon& dungeon, int z, const MutedEvent& address);

/// As firedAtOnce() of the level's own.
Dungeon firedAtOnce(Dungeon dungeon, int z, const MutedEvent& address, CellAt start);

} // namespace cave
