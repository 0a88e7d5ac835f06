// SPDX-License-Identifier: MIT
#include "core/rules/verbs/steal.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/loot.h"

#include <algorithm>

namespace cave {

Answer checkSteal(const World& world, const Creature& actor, EntityId item)
{
    const Item* wanted = world.item(item);
    const Position at = world.hero().at;
    const bool isBeside = at.z == actor.at.z && distance(at, actor.at) == 1;
    if (!behaviourRow(world, actor, Does::Steal) || !isBeside || !isFoe(world, actor, world.hero()) || !wanted ||
        !canBeStolen(world, *wanted) || hasLoot(world, actor))
        return refuse({CAVE_TEXT("game", "There is nothing to steal.")}, actor.at);
    return std::nullopt;
}

void steal(WorldWriter world, const Creature& self, EntityId item, Events& events)
{
    Item taken = *world->item(item);
    taken.carrier = self.id;
    taken.letter = 0;
    world.changeItem(taken);
    events.push_back(Stole{actorOf(world, self), taken.kind, self.at});
}

void leaveLoot(WorldWriter world, EntityId carrier, Position at)
{
    for (Item item : world->itemsOf(carrier)) {
        item.carrier = EntityId::None;
        item.at = at;
        world.changeItem(item);
    }
}

} // namespace cave
