// SPDX-License-Identifier: MIT
/// @file
/// Those that go with the hero, as far as their kind says nothing of its own.
#pragma once

#include "core/base/random.h"
#include "core/rules/minds/may_do.h"

namespace cave {

/// Hurt badly, an ally steps away from the foe that it sees; nothing when it is well, sees none or is cornered.
std::optional<Command> flightOfAlly(const World& world, const Creature& self);

/// Where an ally goes: for a foe that it sees near the hero; after the hero, as near as three steps; and about there.
/// One that is to stay strikes who comes beside it. Nothing of one that is free and sees no foe: it does as its kind
/// does.
std::optional<Command> wayOfAlly(const World& world, const Creature& self, Random& dice, MayDo mayDo);

/// What an ally that is about to act knows of where the hero is, while both are on one level; else where it was last.
std::optional<Position> leaderOf(const World& world, const Creature& self, MayDo mayDo);

} // namespace cave
