// SPDX-License-Identifier: MIT
/// @file
/// The scripted events of a dungeon, a level or a piece in its file:
///   "marks": {"pulled": {"most": 1}}, "events": [{"uid": "0x...", "when": {"on": "use", "cells": "l"},
///   "if": [{"is": "mark", "mark": "pulled", "most": 0}], "do": [{"does": "open", "cells": "g", "delay": 2}]}]
#pragma once

#include "core/save/checks.h"
#include "core/world/scripted_event.h"

namespace cave {

/// Whose events they are, and what they can name.
struct EventScope {
    enum class Of : std::uint8_t { Dungeon, Level, Piece };
    Of of = Of::Level;
    const Catalogue& catalogue;
    std::string_view letters = {}; ///< of a piece: that cells of it have
    const std::vector<EventMark>* dungeonMarks = nullptr; ///< of a level: those that it can reach; null: not known
};

/// The members "marks" and "events" of a dungeon, level or piece. Unknown words, terms, kinds, marks and letters fail
/// at their path, with the known ones named. Cells may lie outside and levels and placed pieces be missing: what cannot
/// happen does not.
Script readScript(const JsonCursor& owner, const EventScope& scope);
void addScript(Json& owner, const Script& script);
void addMuted(Json& level, const std::vector<MutedEvent>& muted);

} // namespace cave
