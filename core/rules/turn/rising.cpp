// SPDX-License-Identifier: MIT
#include "core/rules/turn/rising.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/passage.h"

#include <algorithm>
#include <iterator>

namespace cave {

void riseAgain(WorldWriter world, Events& events)
{
    if (world->isOver() || !world->catalogue().revives())
        return;
    const auto rises = [&](const Item& item) {
        return item.of && item.rises && item.carrier == EntityId::None && item.at.z == world->hero().at.z;
    };
    std::vector<Item> rising;
    std::ranges::copy_if(world->items(), std::back_inserter(rising), rises);
    for (Item remains : rising) {
        if (*remains.rises > 1) {
            --*remains.rises;
            world.changeItem(remains);
            continue;
        }
        const CreatureKind& kind = world->catalogue().creature(*remains.of);
        const bool isFallen = remains.id == world->state().fallenLeft;
        if (!world->isFree(remains.at) || !world->holds(kind, remains.at) || isShut(world, remains.at))
            continue;
        world.removeItem(remains.id);
        Creature risen = *world->creature(world.addCreature(*remains.of, remains.at));
        risen.isHunter = true;
        risen.side = remains.side;
        world.changeCreature(risen);
        if (world->playsBy(kFallenHaveOwnRemains) ? isFallen
                                                  : world->state().fallen == risen.kind && isAlly(world, risen))
            world.setFallen(std::nullopt); // it is back
        events.push_back(Appeared{KindTable::Creature, *remains.of, remains.at});
    }
}

} // namespace cave
