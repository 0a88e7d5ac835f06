// SPDX-License-Identifier: MIT
// What creatures other than the hero decide to do.
#pragma once

#include "core/base/random.h"
#include "core/rules/command.h"
#include "core/world/world.h"

#include <span>
#include <string_view>

namespace cave {

// One row of the table of behaviours. `choose` gives nothing when the behaviour does not act this time, so that the
// next row of the creature's kind is asked. It draws from `dice` and writes nothing else.
struct Behaviour {
    std::string_view name;
    std::optional<Command> (*choose)(const World& world, const Creature& self, const BehaviourRow& row, Random& dice);
};

std::span<const Behaviour> behaviours();
const Behaviour* findBehaviour(std::string_view name);

// The first of the kind's behaviours that acts, and waiting when none does.
Command chooseCommand(const World& world, const Creature& self, Random& dice);

// The row by which this creature spreads, or null.
const BehaviourRow* spreadRow(const World& world, const Creature& self);

} // namespace cave
