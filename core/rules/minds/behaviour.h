// SPDX-License-Identifier: MIT
/// @file
/// What creatures other than the hero decide to do.
#pragma once

#include "core/base/random.h"
#include "core/rules/minds/may_do.h"

#include <span>

namespace cave {

/// One row of the table of behaviours. `choose` gives nothing when the behaviour does not act this time. It draws from
/// `dice` and writes nothing else.
struct Behaviour {
    Does does;
    bool watches; ///< remembers where it saw its prey, see quarryOf()
    bool helps; ///< an ally does so too, whatever it was told
    std::optional<Command> (*choose)(const World& world, const Creature& self, const BehaviourRow& row, Random& dice,
                                     MayDo mayDo);
};

std::span<const Behaviour> behaviours(); ///< in the order of Does

/// What the first of the kind's behaviours does that acts and may do so; waiting when there is none. Who sleeps or lies
/// in wait does nothing else; who is afraid flees first of all, where it can. Captives wait. Allies: see ally.h.
Command chooseCommand(const World& world, const Creature& self, Random& dice, MayDo mayDo);

bool watches(const World& world, const Creature& self); ///< by any of its behaviours

} // namespace cave
