// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gear/tempering.h"

#include "core/content/limits.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/item_verbs.h"

#include <algorithm>

namespace cave {

namespace {

// With nothing more to learn about it.
Item asShown(Item item)
{
    item.isShown = true;
    item.tried = 0;
    return item;
}

void tellOfShown(const World& world, EntityId item, Events& events)
{
    const Item& shown = *world.item(item);
    events.push_back(Recognised{shown.kind, shown.kind, Recognised::By::Use, calledAs(world, shown)});
}

// So many times and it is known. Where the pack has no room for that it is told once, and tried again.
void feel(WorldWriter world, const Item& item, int enough, Events& events, int times = 1)
{
    if (item.isShown || !hasMore(item))
        return;
    const bool isNews = item.tried < enough;
    Item felt = item;
    felt.tried = std::min(felt.tried + times, enough);
    world.changeItem(felt);
    if (felt.tried >= enough && (isNews || letterFor(world, felt.carrier, asShown(felt))))
        showThing(world, felt.id, events);
}

// Better, or below 0 worse. Of what was plain the hero sees what comes of it.
Item tempered(Item item, int by)
{
    item.isShown = item.isShown || !hasMore(item);
    item.enchant = std::clamp(item.enchant + by, -kMostEnchanted, kMostEnchanted);
    return item;
}

// That of what is used up for it is free then.
std::optional<int> letterOfBetter(const World& world, const Item& tool, const Item& better)
{
    if (const auto letter = letterFor(world, tool.carrier, better))
        return letter;
    const auto isAlike = [&](const Item& other) {
        return other.carrier == tool.carrier && other.letter == tool.letter && other.id != tool.id;
    };
    const bool isKept = world.catalogue().item(tool.kind).charges > 0 || std::ranges::any_of(world.items(), isAlike);
    return isKept ? std::nullopt : std::optional(tool.letter);
}

} // namespace

bool tempers(const ItemKind& kind)
{
    return std::ranges::any_of(effectsOf(kind), [](const Effect& effect) { return effect.kind == EffectKind::Temper; });
}

bool canBeBetter(const World& world, const Item& item)
{
    return canBeEnchanted(world.catalogue().item(item.kind)) && item.enchant < kMostEnchanted;
}

Answer checkUseOn(const World& world, const Creature& actor, EntityId item, EntityId on)
{
    for (const EntityId each : {item, on})
        if (auto missing = checkCarried(world, actor, each))
            return missing;
    const ItemKind& tool = world.catalogue().item(world.item(item)->kind);
    const Item& better = *world.item(on);
    const auto nameOf = [&](EntityId each) { return itemName(world, *world.item(each), Role::TheSubject); };
    if (!tempers(world.seenItem(*world.item(item))))
        return refuse({CAVE_TEXT("game", "%1 makes nothing better."), {nameOf(item)}}, actor.at);
    if (auto silenced = checkVoice(actor, leadingEffect(tool).by))
        return silenced;
    if (auto spent = checkCharge(world, actor, item))
        return spent;
    if (item == on || !canBeBetter(world, better))
        return refuse({CAVE_TEXT("game", "%1 cannot be made better."), {nameOf(on)}}, actor.at);
    if (!letterOfBetter(world, *world.item(item), tempered(better, 1)))
        return refuse({CAVE_TEXT("game", "Your pack is full. Drop something first.")}, actor.at);
    return std::nullopt;
}

void useOn(WorldWriter world, const Creature& self, EntityId item, EntityId on, Events& events)
{
    const Actor who = actorOf(world, self);
    Item better = tempered(*world->item(on), 1);
    Item used = *world->item(item);
    better.letter = *letterOfBetter(world, used, better);
    const ItemKind& kind = world->catalogue().item(used.kind);
    if (kind.charges > 0)
        takeCharge(world, self, used);
    else
        world.removeItem(item);
    world.changeItem(better);
    events.push_back(UsedUp{who, used.kind, chargesLeft(kind, used), false, world->seenAs(used.kind), self.at});
    events.push_back(Tempered{who, better.kind, calledAs(world, better)});
}

void makeWorse(WorldWriter world, EntityId armour, Events& events)
{
    const Item before = *world->item(armour);
    if (defenceBy(world->catalogue().item(before.kind), Use::Worn, before.enchant) <= 0)
        return;
    Item worse = tempered(before, -1);
    const auto letter = letterFor(world, worse.carrier, worse);
    if (!letter)
        return;
    worse.letter = *letter;
    world.changeItem(worse);
    events.push_back(Rusted{before.kind, calledAs(world, before), world->creature(before.carrier)->at});
}

void showAlike(WorldWriter world, EntityId item, Events& events)
{
    const Item named = *world->item(item);
    if (named.isShown || !hasMore(named))
        return;
    if (letterFor(world, named.carrier, asShown(named)))
        return showThing(world, item, events);
    for (const Item& each : world->itemsOf(named.carrier))
        if (each.letter == named.letter) {
            world.changeItem(asShown(each));
            tellOfShown(world, each.id, events);
        }
}

void showThing(WorldWriter world, EntityId item, Events& events)
{
    const Item& before = *world->item(item);
    if (before.isShown || !hasMore(before))
        return;
    Item shown = asShown(before);
    const auto letter = letterFor(world, shown.carrier, shown);
    if (!letter) {
        events.push_back(Recognised{before.kind, before.kind, Recognised::By::Crowded, calledAs(world, before)});
        return;
    }
    shown.letter = *letter;
    world.changeItem(shown);
    tellOfShown(world, item, events);
}

void feelRune(WorldWriter world, EntityId item, Events& events)
{
    if (world->playsBy(kCrowdedIsToldOnce))
        feel(world, *world->item(item), kBlowsToKnow, events, kBlowsToKnow);
    else
        showThing(world, item, events);
}

void feelRings(WorldWriter world, Events& events)
{
    for (const Use use : {Use::Ring1, Use::Ring2})
        if (const Item* ring = itemInUse(world, world->state().hero, use))
            feel(world, *ring, kTurnsToKnow, events);
}

void feelBlowGiven(WorldWriter world, Events& events)
{
    if (const Item* weapon = itemInUse(world, world->state().hero, Use::Wielded))
        feel(world, *weapon, kBlowsToKnow, events);
}

void feelBlowTaken(WorldWriter world, Events& events)
{
    for (const Use use : {Use::Worn, Use::Off})
        if (const Item* armour = itemInUse(world, world->state().hero, use))
            feel(world, *armour, kBlowsToKnow, events);
}

} // namespace cave
