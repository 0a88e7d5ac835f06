// SPDX-License-Identifier: MIT
/// @file
/// What a pilot answers: the next command, or why there is none.
#pragma once

#include "core/base/text.h"
#include "core/rules/facts/command.h"

#include <optional>

namespace cave {

/// What the player may decide about travelling, exploring and clicking.
struct PilotChoices {
    bool clickTravels = true;       ///< a click on a cell further away travels there
    bool picksUp = true;            ///< exploring fetches and picks up what it sees
    bool stopsForNewThings = true;  ///< exploring stops when stairs come into view, or things that it does not fetch
    bool operator==(const PilotChoices&) const = default;
};

struct Advice {
    std::optional<Command> command; ///< that check() allows now
    Text why;                       ///< when there is none; "" where that needs no word
    bool isDone = false;            ///< there is none because nothing is left to do: arrived, explored, rested
};

} // namespace cave
