// SPDX-License-Identifier: MIT
#include "core/rules/verbs/chests/chest_verbs.h"

#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/item_verbs.h"

namespace cave {

namespace {

bool liesHere(const Creature& actor, const Item& item) { return item.carrier == EntityId::None && item.at == actor.at; }

} // namespace

bool isChest(const World& world, const Item& item) { return world.catalogue().item(item.kind).holds > 0; }

bool isAtHand(const World& world, const Creature& actor, const Item& item)
{
    if (item.carrier == EntityId::None)
        return liesHere(actor, item);
    const Item* chest = world.item(item.carrier); // a creature is no item
    return chest != nullptr && liesHere(actor, *chest);
}

Answer checkOpen(const World& world, const Creature& actor, EntityId chest)
{
    const Item* lying = world.item(chest);
    if (!lying || !liesHere(actor, *lying))
        return refuse({CAVE_TEXT("game", "That does not lie here.")}, actor.at);
    if (!isChest(world, *lying))
        return refuse({CAVE_TEXT("game", "%1 cannot be opened."), {itemName(world, *lying, Role::TheSubject)}},
                      actor.at);
    return std::nullopt;
}

void openThing(WorldWriter world, const Creature& self, EntityId chest, Events& events)
{
    Item opened = *world->item(chest);
    OpenedThing event{{actorOf(world, self), opened.kind, opened.of}, {}};
    for (const Item& held : world->itemsOf(chest))
        event.held.emplace_back(held.kind, held.of);
    if (self.id == world->state().hero && !opened.isLeft) {
        opened.isLeft = true; // exploring has no more business with it
        world.changeItem(opened);
    }
    events.push_back(std::move(event));
}

Answer checkPut(const World& world, const Creature& actor, EntityId item, EntityId chest)
{
    auto kept = world.playsBy(kChestsDrownNobody) ? checkDrop(world, actor, item) : checkCarried(world, actor, item);
    if (kept)
        return kept;
    if (auto unfit = checkOpen(world, actor, chest))
        return unfit;
    const Item& into = *world.item(chest);
    if (world.itemsOf(chest).size() >= static_cast<std::size_t>(world.catalogue().item(into.kind).holds))
        return refuse({CAVE_TEXT("game", "%1 is full."), {itemName(world, into, Role::TheSubject)}}, actor.at);
    return std::nullopt;
}

void putInto(WorldWriter world, const Creature& self, EntityId item, EntityId chest, Events& events)
{
    const Item into = *world->item(chest);
    Item put = *world->item(item);
    put.carrier = chest;
    put.letter = 0;
    put.use = Use::None;
    put.isLeft = self.id == world->state().hero;
    world.changeItem(put);
    events.push_back(WasPutInto{{actorOf(world, self), put.kind, put.of}, into.kind, into.of});
}

} // namespace cave
