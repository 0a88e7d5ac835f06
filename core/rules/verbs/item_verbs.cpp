// SPDX-License-Identifier: MIT
#include "core/rules/verbs/item_verbs.h"

#include "core/rules/facts/landing.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/verbs/chests/chest_verbs.h"
#include "core/rules/verbs/knowing/recognise.h"
#include "core/world/hero/origins.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

const ItemKind& kindOf(const World& world, const Item& item) { return world.catalogue().item(item.kind); }

KindName nameOf(const World& world, EntityId item, Role role) { return itemName(world, *world.item(item), role); }

bool hasRoom(const World& world, EntityId carrier, const Item& item)
{
    return kindOf(world, item).holds == 0 && (kindOf(world, item).counted || letterFor(world, carrier, item));
}

Answer refuseFull(const Creature& actor)
{
    return refuse({CAVE_TEXT("game", "Your pack is full. Drop something first.")}, actor.at);
}

Answer refuseChest(const World& world, const Creature& actor, EntityId chest)
{
    return refuse(
        {CAVE_TEXT("game", "%1 stays where it is. Open it instead."), {nameOf(world, chest, Role::TheSubject)}},
        actor.at);
}

Answer refusePrice(const Creature& actor, int price)
{
    return refuse({CAVE_TEXT_N("game", "That costs %n coin(s)."), {}, std::int64_t{price}}, actor.at);
}

// Only the hero has coins.
bool canPay(const World& world, const Creature& actor, const Item& item)
{
    return !isForSale(item) || (actor.id == world.state().hero && item.price <= coinsOf(world));
}

// Whoever swims by a thing keeps it where nothing else would hold, and nobody drowns either.
Answer checkHeldUp(const World& world, const Creature& actor, EntityId item)
{
    const Item& used = *world.item(item);
    const TileKind& ground = world.tileKind(actor.at);
    if (used.use == Use::None || !giftsOf(world.catalogue(), used).swims || ground.drowns > 0 ||
        holds(ground, world.catalogue().inStage(actor.kind, actor.stage)))
        return std::nullopt;
    const auto holdsToo = [&](const Item& other) {
        return other.id != item && other.use != Use::None && giftsOf(world.catalogue(), other).swims;
    };
    if (std::ranges::any_of(world.itemsOf(actor.id), holdsToo))
        return std::nullopt;
    return refuse({CAVE_TEXT("game", "%1 holds you above the water here."), {nameOf(world, item, Role::TheSubject)}},
                  actor.at);
}

Answer checkUse(const World& world, const Creature& actor, EntityId item, Use use)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const Item& carried = *world.item(item);
    if (!fits(kindOf(world, carried), use))
        return refuse(use == Use::Wielded
                          ? Text{CAVE_TEXT("game", "%1 cannot be wielded."), {nameOf(world, item, Role::TheSubject)}}
                          : Text{CAVE_TEXT("game", "%1 cannot be worn."), {nameOf(world, item, Role::TheSubject)}},
                      actor.at);
    if (carried.use == use || (isWorn(use) && carried.use != Use::None && carried.use != Use::Wielded))
        return refuse(use == Use::Wielded
                          ? Text{CAVE_TEXT("game", "You wield %1 already."), {nameOf(world, item, Role::TheObject)}}
                          : Text{CAVE_TEXT("game", "You wear %1 already."), {nameOf(world, item, Role::TheObject)}},
                      actor.at);
    if (const Item* shut = use == Use::Off ? inBothHands(world, actor.id) : nullptr)
        return refuse({CAVE_TEXT("game", "%1 takes both of your hands."), {nameOf(world, shut->id, Role::TheSubject)}},
                      actor.at);
    for (const EntityId replaced : replacedBy(world, actor.id, kindOf(world, carried), use))
        if (Answer held = checkHeldUp(world, actor, replaced))
            return held;
    return std::nullopt;
}

void setUse(WorldWriter world, Item item, Use use)
{
    item.use = use;
    world.changeItem(item);
}

// What makes room in another place than its own is told.
void putAway(WorldWriter world, const Creature& self, EntityId item, Use madeFor, Events& events)
{
    const Item before = *world->item(item);
    setUse(world, before, Use::None);
    if (before.use != madeFor)
        events.push_back(Equipped{actorOf(world, self), before.kind, Use::None, calledAs(world, before)});
}

bool isFreeFor(const World& world, EntityId carrier, ItemKindId item, Use use)
{
    const ItemKind& kind = world.catalogue().item(item);
    return fits(kind, use) && replacedBy(world, carrier, kind, use).empty() &&
           (use != Use::Off || inBothHands(world, carrier) == nullptr);
}

// Only the hero has somewhere to put what is counted. What was paid for costs nothing from then on.
PickedUp pack(WorldWriter world, const Actor& who, Item item)
{
    const int paid = std::exchange(item.price, 0);
    if (paid > 0)
        world.uncountItems(*world->catalogue().findItem(kCoins), paid);
    if (kindOf(world, item).counted) {
        world.countItem(item.id);
        return {who, item.kind, world->counted(item.kind), item.of, item.carrier, paid};
    }
    const EntityId from = item.carrier;
    item.letter = *letterFor(world, who.id, item);
    item.carrier = who.id;
    item.at = {};
    item.isLeft = false;
    world.changeItem(item);
    return {who, item.kind, 0, calledAs(world, item), from, paid};
}

} // namespace

Answer checkPickUp(const World& world, const Creature& actor)
{
    std::vector<Item> lying = world.itemsAt(actor.at);
    if (lying.empty())
        return refuse({CAVE_TEXT("game", "Nothing lies here.")}, actor.at);
    const EntityId first = lying.front().id;
    std::erase_if(lying, [&](const Item& item) { return kindOf(world, item).holds > 0; });
    if (lying.empty())
        return refuseChest(world, actor, first);
    const int price = lying.front().price;
    std::erase_if(lying, isForSale);
    if (lying.empty())
        return refusePrice(actor, price);
    if (std::ranges::none_of(lying, [&](const Item& item) { return hasRoom(world, actor.id, item); }))
        return refuseFull(actor);
    return std::nullopt;
}

Answer checkTake(const World& world, const Creature& actor, EntityId item)
{
    const Item* lying = world.item(item);
    if (!lying || !isAtHand(world, actor, *lying))
        return refuse({CAVE_TEXT("game", "That does not lie here.")}, actor.at);
    if (kindOf(world, *lying).holds > 0)
        return refuseChest(world, actor, item);
    if (!hasRoom(world, actor.id, *lying))
        return refuseFull(actor);
    return canPay(world, actor, *lying) ? std::nullopt : refusePrice(actor, lying->price);
}

Answer checkCarried(const World& world, const Creature& actor, EntityId item)
{
    const Item* carried = world.item(item);
    if (!carried || carried->carrier != actor.id)
        return refuse({CAVE_TEXT("game", "You do not have that.")}, actor.at);
    return std::nullopt;
}

Answer checkDrop(const World& world, const Creature& actor, EntityId item)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    return checkHeldUp(world, actor, item);
}

Answer checkWield(const World& world, const Creature& actor, EntityId item)
{
    return checkUse(world, actor, item, Use::Wielded);
}

Answer checkWear(const World& world, const Creature& actor, EntityId item, Use place)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const Item& carried = *world.item(item);
    const ItemKind& kind = kindOf(world, carried);
    if (place == Use::None && kind.slot == Slot::Ring && !isWorn(carried.use) && !placeToWear(world, actor.id, kind))
        return refuse({CAVE_TEXT("game", "You wear two rings already. One must make room.")}, actor.at);
    if (place == Use::None)
        place = placeToWear(world, actor.id, kind).value_or(canBeWorn(kind) ? Use::Ring1 : Use::Worn);
    return checkUse(world, actor, item, place);
}

Answer checkTakeOff(const World& world, const Creature& actor, EntityId item)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    if (world.item(item)->use == Use::None)
        return refuse({CAVE_TEXT("game", "You neither wield nor wear %1."), {nameOf(world, item, Role::TheObject)}},
                      actor.at);
    return checkHeldUp(world, actor, item);
}

void pickUp(WorldWriter world, const Creature& self, Events& events)
{
    const Actor who = actorOf(world, self);
    int left = 0;
    for (const Item& item : world->itemsAt(self.at)) {
        if (isForSale(item))
            continue;
        if (hasRoom(world, who.id, item))
            events.push_back(pack(world, who, item));
        else if (kindOf(world, item).holds == 0)
            ++left;
    }
    if (left > 0)
        events.push_back(LeftLying{who, left});
}

void takeItem(WorldWriter world, const Creature& self, EntityId item, Events& events)
{
    events.push_back(pack(world, actorOf(world, self), *world->item(item)));
}

bool receiveItem(WorldWriter world, const Creature& self, ItemKindId kind, std::uint64_t group, Events& events)
{
    Item wanted;
    wanted.kind = kind;
    if (!hasRoom(world, self.id, wanted))
        return false;
    const EntityId thing = world.addHeldItem(kind, self.id);
    if (group != 0)
        world.setGroup(thing, group);
    events.push_back(pack(world, actorOf(world, self), *world->item(thing)));
    return true;
}

// From above a chasm it falls.
void dropItem(WorldWriter world, const Creature& self, EntityId item, Events& events)
{
    Item dropped = *world->item(item);
    dropped.carrier = EntityId::None;
    dropped.at = world->tileKind(self.at).falls ? placeToFall(world, self.at) : self.at;
    dropped.letter = 0;
    dropped.use = Use::None;
    dropped.isLeft = self.id == world->state().hero;
    world.changeItem(dropped);
    events.push_back(Dropped{actorOf(world, self), dropped.kind, calledAs(world, dropped)});
}

void equip(WorldWriter world, const Creature& self, EntityId item, Use use, Events& events)
{
    for (const EntityId before : replacedBy(world, self.id, world->catalogue().item(world->item(item)->kind), use))
        putAway(world, self, before, use, events);
    setUse(world, *world->item(item), use);
    const Item& changed = *world->item(item);
    events.push_back(Equipped{actorOf(world, self), changed.kind, use, calledAs(world, changed)});
    if (use != Use::None && self.id == world->state().hero)
        recognise(world, world->item(item)->kind, events);
}

void wear(WorldWriter world, const Creature& self, EntityId item, Use place, Events& events)
{
    const ItemKind& kind = world->catalogue().item(world->item(item)->kind);
    equip(world, self, item, place == Use::None ? *placeToWear(world, self.id, kind) : place, events);
}

void packKit(WorldWriter world)
{
    const Creature& hero = world->hero();
    const Origin* origin = originOf(world->rules(), world->state().origin);
    Events known; // from before the game
    const auto recogniseOf = [&](const std::string& id) {
        if (const auto kind = world->catalogue().findItem(id))
            recognise(world, *kind, known);
    };
    if (origin)
        std::ranges::for_each(origin->knows, recogniseOf);
    for (const std::string& id : kitOf(world->rules(), origin)) {
        const auto kind = world->catalogue().findItem(id);
        if (!kind)
            continue; // checked when the rules were read
        const EntityId item = world.addItem(*kind, hero.at);
        if (!origin || origin->knows.empty())
            recogniseOf(id);
        pack(world, actorOf(world, hero), *world->item(item));
        for (const Use use : kUsesOfGear)
            if (world->item(item) && world->item(item)->use == Use::None && isFreeFor(world, hero.id, *kind, use))
                setUse(world, *world->item(item), use);
    }
}

} // namespace cave
