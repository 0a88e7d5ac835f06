// SPDX-License-Identifier: MIT
/// @file
/// Whether a dungeon with events can be won whatever happens: from every state that play can come to, the goal can be
/// reached without digging. Death and hunger aside.
#pragma once

#include "core/proof/play/play_acts.h"
#include "core/proof/play/verdict.h"

#include <functional>

namespace cave {

/// An event that happens in a play, and where the hero sets it off.
struct PlayStep {
    ScriptAddress event;
    std::string name;
    Position at;
    bool mayClose = false;
};

struct Proof {
    Verdict verdict = Verdict::Proved;
    PlayDoubt doubt = PlayDoubt::None; ///< of NotProved: why
    std::vector<PlayStep> play; ///< of No: the shortest
    Position at; ///< of No: where the hero is then
    int states = 0; ///< that were looked at, of all events at once
    bool isByParts = false; ///< each part of the events by itself: see core/proof/play/play_parts
    bool wasStopped = false; ///< the rest then means nothing
};

inline constexpr std::size_t kMostCombinations = 4096; ///< of all that may change
inline constexpr std::size_t kMostPlayStates = 100'000; ///< with where the hero is

/// No: there is a play after which the goal cannot be reached any more. `start` must be walkable. Proved where no event
/// changes any way: other checks are about that. What is to be gathered is not looked at, nor who is to be slain met
/// anywhere but where the design puts them. Costs by the number of cells, and of states. `begun`: a game goes on.
/// `goesOn` is asked for each state, unless it is empty; false, and so from then on: the work ends.
Proof proveGoal(const Dungeon& dungeon, Position start, const PlayBeginning* begun = nullptr,
                const std::function<bool()>& goesOn = {});

} // namespace cave
