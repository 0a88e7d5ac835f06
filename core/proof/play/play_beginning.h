// SPDX-License-Identifier: MIT
/// @file
/// What has come of the events of a design in a game of it that goes on: from there a play begins.
#pragma once

#include "core/world/dungeon.h"
#include "core/world/happenings.h"

#include <map>
#include <set>

namespace cave {

/// Scopes are numbers of levels, or kDungeonScope.
struct PlayBeginning {
    struct Delay { ///< an effect that is put off
        int scope = 0; ///< whose event it is
        EventKey event;
        int effect = 0; ///< index
        auto operator<=>(const Delay&) const = default;
    };

    std::map<std::pair<int, MarkKey>, int> marks = {}; ///< those above 0
    std::map<std::pair<int, EventKey>, int> times = {}; ///< that an event has happened
    std::map<Delay, int> delays = {}; ///< how often
    std::set<std::size_t> carried = {}; ///< by the hero, of the things of the level where the hero is: their numbers
};

} // namespace cave
