// SPDX-License-Identifier: MIT
// What the list of events holds: those of the level and of its placed pieces, its boards and arrival text, then those
// of the dungeon.
#pragma once

#include "core/edit/events/event_edit.h"
#include "editor/tools/events/event_focus.h"
#include "editor/tools/workbench.h"

namespace cave {

struct EventEntry {
    enum class Of : std::uint8_t { Script, Placed, Board, Arrival };
    Of of = Of::Script;
    EventFocus::Chosen event{}; // of an event
    std::size_t index = 0; // of an event: in its script; of a board: among the level's
    QString title;
    QString fault; // why it cannot happen; empty: it can
    bool isMuted = false; // of a placed piece's
    bool operator==(const EventEntry&) const = default;
};

std::vector<EventEntry> eventEntries(const Workbench& bench);

} // namespace cave
