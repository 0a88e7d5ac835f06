// SPDX-License-Identifier: MIT
#include "core/rules/turn/rising.h"

namespace cave {

void riseAgain(WorldWriter world, Events& events)
{
    if (world->isOver() || !world->catalogue().revives())
        return;
    const std::vector<Item> before(world->items().begin(), world->items().end());
    for (Item remains : before) {
        if (!remains.of || !remains.rises || remains.carrier != EntityId::None || remains.at.z != world->hero().at.z)
            continue;
        if (*remains.rises > 1) {
            --*remains.rises;
            world.changeItem(remains);
            continue;
        }
        const CreatureKind& kind = world->catalogue().creature(*remains.of);
        if (!world->isFree(remains.at) || !world->holds(kind, remains.at))
            continue;
        world.removeItem(remains.id);
        Creature risen = *world->creature(world.addCreature(*remains.of, remains.at));
        risen.isHunter = true;
        world.changeCreature(risen);
        events.push_back(Appeared{KindTable::Creature, *remains.of, remains.at});
    }
}

} // namespace cave
