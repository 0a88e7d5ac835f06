// SPDX-License-Identifier: MIT
#include "core/rules/hunger.h"

#include "core/rules/harm.h"
#include "core/rules/item_verbs.h"

#include <algorithm>

namespace cave {

namespace {

// Sets how full the hero is and tells when the word for it changes.
void setFullness(World& world, int fullness, Events& events)
{
    const Appetite before = appetiteOf(world);
    world.setFullness(fullness);
    if (const Appetite now = appetiteOf(world); now != before)
        events.push_back(AppetiteChanged{static_cast<int>(now), now < before});
}

} // namespace

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

Answer checkEat(const World& world, const Creature& actor, EntityId item)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const ItemKind& kind = world.catalogue().item(world.item(item)->kind);
    const KindName name{KindTable::Item, kind.id, Role::TheSubject};
    if (kind.food == 0)
        return refuse({CAVE_TEXT("game", "%1 is nothing to eat."), {name}}, actor.at);
    const auto& hunger = world.rules().hunger;
    if (!hunger)
        return refuse({CAVE_TEXT("game", "You feel no hunger in this place.")}, actor.at);
    if (!hunger->chokes && world.state().fullness >= hunger->most)
        return refuse({CAVE_TEXT("game", "You could not eat another bite.")}, actor.at);
    return std::nullopt;
}

bool wouldChoke(const World& world, EntityId item)
{
    const auto& hunger = world.rules().hunger;
    const Item* food = world.item(item);
    return hunger && hunger->chokes && food &&
           world.state().fullness + world.catalogue().item(food->kind).food > hunger->most;
}

void eat(World& world, const Creature& self, EntityId item, Events& events)
{
    const bool chokes = wouldChoke(world, item);
    Item food = *world.item(item);
    const ItemKind& kind = world.catalogue().item(food.kind);
    const Actor who = actorOf(world, self);
    const bool isLast = ++food.bitten >= kind.bites;
    if (isLast)
        world.removeItem(item);
    else
        world.changeItem(food);
    events.push_back(Ate{who, food.kind, isLast});
    if (chokes)
        return perish(world, Cause::Choked, events);
    setFullness(world, std::min(world.state().fullness + kind.food, world.rules().hunger->most), events);
}

void feelHunger(World& world, Events& events)
{
    const auto& hunger = world.rules().hunger;
    if (!hunger || world.isOver())
        return;
    setFullness(world, std::max(0, world.state().fullness - hunger->each), events);
    if (world.state().fullness == 0)
        perish(world, Cause::Starved, events);
}

} // namespace cave
