// SPDX-License-Identifier: MIT
#include "core/rules/verbs/eat.h"

#include "core/rules/facts/appetite.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/item_verbs.h"

#include <algorithm>

namespace cave {

Answer checkEat(const World& world, const Creature& actor, EntityId item)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const ItemKind& kind = world.catalogue().item(world.item(item)->kind);
    const KindName name = itemName(world, *world.item(item), Role::TheSubject);
    if (kind.food == 0)
        return refuse({CAVE_TEXT("game", "%1 is nothing to eat."), {name}}, actor.at);
    const auto& hunger = world.rules().hunger;
    if (!hunger)
        return refuse({CAVE_TEXT("game", "You feel no hunger in this place.")}, actor.at);
    if (!hunger->chokes && world.state().fullness >= hunger->most)
        return refuse({CAVE_TEXT("game", "You could not eat another bite.")}, actor.at);
    return std::nullopt;
}

void eat(WorldWriter world, const Creature& self, EntityId item, Events& events)
{
    const bool chokes = wouldChoke(world, item);
    Item food = *world->item(item);
    const ItemKind& kind = world->catalogue().item(food.kind);
    const Actor who = actorOf(world, self);
    const bool isLast = ++food.bitten >= kind.bites;
    if (isLast)
        world.removeItem(item);
    else
        world.changeItem(food);
    events.push_back(Ate{who, food.kind, isLast, food.of});
    if (chokes)
        return perish(world, Cause::Choked, events);
    changeFullness(world, std::min(world->state().fullness + kind.food, world->rules().hunger->most), events);
}

void changeFullness(WorldWriter world, int fullness, Events& events)
{
    const Appetite before = appetiteOf(world);
    world.setFullness(fullness);
    if (const Appetite now = appetiteOf(world); now != before)
        events.push_back(AppetiteChanged{static_cast<int>(now), now < before});
}

} // namespace cave
