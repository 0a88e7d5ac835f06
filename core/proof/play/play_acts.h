// SPDX-License-Identifier: MIT
/// @file
/// All that may happen next in a state of the proof: what the hero can do, and what monsters, time and chance may.
#pragma once

#include "core/proof/play/play_round.h"

namespace cave {

/// Why something is not sure.
enum class PlayDoubt : std::uint8_t {
    None,
    TooMany, ///< states
    Chance,
    Fight,
    Others, ///< where creatures and things go
    Time,
    Fire,
    Flood,
    Price, ///< whether the hero has the coins
    Stairs, ///< that events lay or take away
    Ground ///< what becomes of it by itself, or by others
};

struct PlayAct {
    std::vector<PlayOutcome> outcomes; ///< one of them
    Position at; ///< where
    PlayDoubt doubt = PlayDoubt::None; ///< none: the hero can surely do it now
    bool isDoubtful = false; ///< it may be that it never happens here
};

/// What the hero can do comes before what happens.
std::vector<PlayAct> actsIn(const PlayModel& model, const PlayState& state, PlayMap::Node node);

} // namespace cave
