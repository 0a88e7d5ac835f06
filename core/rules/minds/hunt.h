// SPDX-License-Identifier: MIT
/// @file
/// Hunters: they chase the prey they see, and go where they last saw it. How some lose it is in track.h.
#pragma once

#include "core/rules/minds/may_do.h"

namespace cave {

/// Whether this creature sees the other: on the same level, within its sight, nothing opaque between; those that phase
/// through rock feel others through it. Those of a kind that may overlook the hero see the hero for sure within some
/// cells and once they are on the hero's track, else by chance an act.
bool sees(const World& world, const Creature& self, const Creature& other);

/// Whom it is after: the nearest foe that it sees. Null when it sees none.
const Creature* preyOf(const World& world, const Creature& self);

/// What a hunter that is about to act knows of its prey: where it sees it, else where it saw it before, unless it is
/// there already. A follower does not forget the stairs where it lost the hero.
std::optional<Position> quarryOf(const World& world, const Creature& self, MayDo mayDo);

/// The step of a shortest way to the hunter's quarry, around other creatures; into the hero it strikes. Waiting when
/// only others are in the way. Nothing without a quarry or a way there.
std::optional<Command> huntingStep(const World& world, const Creature& self);
std::optional<Command> stepTowards(const World& world, const Creature& self, Position goal); ///< the same, to any place

/// Hunting no further than `range` cells from the guard's post; else the way back to it. Nothing there.
std::optional<Command> guardingStep(const World& world, const Creature& self, int range);

/// The way to the nearest foe that is no further than `range` cells, through what can be dug as if it were dug.
std::optional<Command> burrowingStep(const World& world, const Creature& self, int range);

} // namespace cave
