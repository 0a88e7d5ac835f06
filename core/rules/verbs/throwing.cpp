// SPDX-License-Identifier: MIT
#include "core/rules/verbs/throwing.h"

#include "core/rules/facts/flight.h"
#include "core/rules/facts/landing.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/gear/thirst.h"
#include "core/rules/verbs/harm.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/rules/verbs/knowing/recognise.h"

#include <algorithm>

namespace cave {

namespace {

Flight flightOf(const World& world, const Creature& self, Position at)
{
    return flightOf(world, self.at, at, [](const Creature&) { return true; });
}

// It lies where it came down, and is in nobody's hand.
void layDown(WorldWriter world, Item item, Position at)
{
    item.carrier = EntityId::None;
    item.at = at;
    item.letter = 0;
    item.use = Use::None;
    world.changeItem(item);
}

int gainOf(const World& world, int enchant) { return world.playsBy(kShotsAreEnchanted) ? enchant : 0; }

void hit(WorldWriter world, EntityId whom, ItemKindId kind, int attack, const Actor& by, Events& events)
{
    const Creature& victim = *world->creature(whom);
    const Actor met = actorOf(world, victim);
    const int damage = drawBlowOf(world, attack, victim, kResistShot);
    const int loss = lossOf(world, victim, damage);
    events.push_back(HitByThrown{by, met, kind, victim.at, loss});
    if (damage == 0)
        tellOfResisting(world, victim, kResistShot, events);
    harm(world, whom, damage, by, events);
    drinkFrom(world, by, met, loss, events);
    breakPeace(world, by, whom);
}

} // namespace

int launchOf(const World& world, const ItemKind& kind, int enchant)
{
    return kind.launches.empty() ? 0 : std::max(0, kind.launch + gainOf(world, enchant));
}

int thrownAttackOf(const World& world, const Creature& thrower, const Item& thing, Known which)
{
    const auto asKnown = [&](const Item& item) { return which == Known::All ? item : world.seen(item); };
    const Item thrown = asKnown(thing);
    const ItemKind& kind = world.catalogue().item(thrown.kind);
    int attack = kind.thrown;
    if (attack > 0 && kind.slot != Slot::None)
        attack = std::max(0, attack + gainOf(world, thrown.enchant));
    const Item* wielded = itemInUse(world, thrower.id, Use::Wielded);
    if (!wielded)
        return attack;
    const Item launcher = asKnown(*wielded);
    const ItemKind& launches = world.catalogue().item(launcher.kind);
    return launches.launches == kind.id ? attack + launchOf(world, launches, launcher.enchant) : attack;
}

Answer checkThrowable(const World& world, const Creature& actor, EntityId item)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const Item& thrown = *world.item(item);
    if (isWorn(thrown.use))
        return refuse({CAVE_TEXT("game", "You would have to take %1 off first."),
                       {KindName{KindTable::Item, world.seenItem(thrown).id, Role::TheObject}}},
                      actor.at);
    return checkDrop(world, actor, item);
}

Answer checkThrow(const World& world, const Creature& actor, EntityId item, Position at)
{
    if (auto refusal = checkThrowable(world, actor, item))
        return refusal;
    if (at == actor.at || !world.contains(at))
        return refuse({CAVE_TEXT("game", "Choose a place other than your own.")}, at);
    const int dx = at.x - actor.at.x;
    const int dy = at.y - actor.at.y;
    if (dx * dx + dy * dy > kThrowReach * kThrowReach + kThrowReach)
        return refuse({CAVE_TEXT("game", "You cannot throw further than %1 steps."), {std::int64_t{kThrowReach}}}, at);
    if (flightOf(world, actor, at).path.empty())
        return refuse({CAVE_TEXT("game", "Something solid is in the way.")}, at);
    return std::nullopt;
}

void throwItem(WorldWriter world, const Creature& self, EntityId item, Position at, Events& events)
{
    const Actor who = actorOf(world, self);
    const Item thrown = *world->item(item);
    const ItemKind& kind = world->catalogue().item(thrown.kind);
    const Flight flight = flightOf(world, self, at);
    const int attack = thrownAttackOf(world, self, thrown, Known::All);
    if (breaks(kind)) {
        world.removeItem(item);
        const Position end = flight.path.back();
        const bool isSeen = world->isVisible(end);
        events.push_back(Thrown{who, thrown.kind, self.at, end, true, thrown.of, world->seenAs(thrown.kind)});
        for (const Effect& effect : effectsOf(kind))
            if (!world->isOver())
                breakAt(world, who, effect, end, events);
        if (isSeen)
            recognise(world, thrown.kind, events);
        return;
    }
    layDown(world, thrown, placeToFall(world, flight.lands));
    events.push_back(Thrown{who, thrown.kind, self.at, flight.lands, false, thrown.of, world->seenAs(thrown.kind)});
    if (flight.stopped && world->catalogue().isLiving())
        events.push_back(Bounced{*flight.stopped});
    if (flight.met != EntityId::None)
        hit(world, flight.met, thrown.kind, attack, who, events);
}

} // namespace cave
