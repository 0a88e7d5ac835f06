// SPDX-License-Identifier: MIT
#include "core/rules/facts/appetite.h"

namespace cave {

Appetite appetiteAt(int fullness, int most)
{
    const std::int64_t perMille = std::int64_t{fullness} * 1000;
    const auto share = [most](int part) { return std::int64_t{part} * most; };
    if (perMille <= share(50))
        return Appetite::Starving;
    if (perMille <= share(250))
        return Appetite::Hungry;
    if (perMille >= share(950))
        return Appetite::Oversatiated;
    return perMille >= share(750) ? Appetite::Full : Appetite::Content;
}

Appetite appetiteOf(const World& world)
{
    const auto& hunger = world.rules().hunger;
    return hunger ? appetiteAt(world.state().fullness, hunger->most) : Appetite::Content;
}

bool wouldChoke(const World& world, EntityId item)
{
    const auto& hunger = world.rules().hunger;
    const Item* food = world.item(item);
    return hunger && hunger->chokes && food &&
           world.state().fullness + world.catalogue().item(food->kind).food > hunger->most;
}

} // namespace cave
