// SPDX-License-Identifier: MIT
#include "core/rules/turn/hunger.h"

#include "core/rules/verbs/eat.h"
#include "core/rules/verbs/end_game.h"

#include <algorithm>

namespace cave {

void feelHunger(WorldWriter world, Events& events)
{
    const auto& hunger = world->rules().hunger;
    if (!hunger || world->isOver())
        return;
    changeFullness(world, std::max(0, world->state().fullness - hunger->each), events);
    if (world->state().fullness == 0)
        perish(world, Cause::Starved, events);
}

} // namespace cave
