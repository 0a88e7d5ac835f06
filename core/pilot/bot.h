// SPDX-License-Identifier: MIT
/// @file
/// A player that plays by itself: explores, gathers, fights, eats, uses what it has, and goes down to the goal.
#pragma once

#include "core/pilot/bot_mind.h"

namespace cave {

/// Goes by what the hero knows and nothing else: what is in view, what the hero remembers and carries, the rules. Its
/// choices follow from the games's turns so far: the same game is played again in the same way. One bot a game, from
/// its first turn or from any other.
class Bot {
public:
    /// The hero's next command in a game that is not over.
    Command choose(const World& world);

private:
    BotMind m_mind;
};

} // namespace cave
