// SPDX-License-Identifier: MIT
/// @file
/// Games as they stand, for the proof: whether they can still be won.
#pragma once

#include "core/proof/play/proof.h"
#include "core/world/world.h"

namespace cave {

/// A game as a design: tiles, things and creatures as they are now, what the hero carries where the hero is, and what
/// has come of its events so far. What goes back by itself, as flames and floods do, has gone back.
struct Standing {
    Dungeon dungeon;
    Position hero;
    PlayBeginning begun;
};

Standing standingOf(const World& world);

/// Whether the game can be won whatever happens. No: not any more, or some play comes to that. Not proved too where the
/// hero is in what nobody can walk on.
Proof proveGoal(const World& world);

} // namespace cave
