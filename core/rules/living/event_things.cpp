// SPDX-License-Identifier: MIT
// What events do to creatures and things.
#include "core/generate/parameters.h"
#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/landing.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/path.h"
#include "core/rules/living/by_nobody.h"
#include "core/rules/living/event_acts.h"
#include "core/rules/verbs/act.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/rules/verbs/steal.h"
#include "core/rules/verbs/wake.h"

#include <algorithm>

namespace cave {

namespace {

struct NewThing {
    KindTable table = KindTable::Creature;
    std::uint16_t kind = 0;
};

// Which kind the next one is.
std::optional<NewThing> kindToMake(const EventDoing& doing, const EventTerms& terms, int number)
{
    const Catalogue& catalogue = doing.world->catalogue();
    if (terms.creature == kFallen) {
        const auto fallen = doing.world->state().fallen;
        return fallen ? std::optional(NewThing{KindTable::Creature, *fallen}) : std::nullopt;
    }
    if (const auto creature = catalogue.findCreature(terms.creature))
        return NewThing{KindTable::Creature, *creature};
    if (const auto item = catalogue.findItem(terms.item))
        return NewThing{KindTable::Item, *item};
    if (terms.creature.empty() && terms.item.empty()) {
        const Weighted table = weightedAt(terms.table, catalogue, doing.z + 1);
        if (!table.isEmpty()) {
            const int times = doing.world->eventCount(doing.site.z(), doing.site.key()).times;
            const auto& kind = table.kinds[doing.site.chance().kind({number, times}, table.hashes, table.weights)];
            return NewThing{kind.table, kind.kind};
        }
    }
    return std::nullopt;
}

// In the order in which they are taken.
std::vector<CellAt> rankedCells(const EventDoing& doing, const EventTerms& terms)
{
    const BitGrid cells = doing.site.cells(terms);
    return doing.site.chance().lowest(cells, static_cast<std::size_t>(cells.count()), Draw::Happen);
}

// A closed door only where nothing else is free.
std::optional<Position> freeCellFor(const World& world, const CreatureKind& kind, int z,
                                    const std::vector<CellAt>& ranked)
{
    std::optional<Position> shut;
    for (const CellAt cell : ranked) {
        const Position at{cell.x, cell.y, z};
        if (!world.holds(kind, at) || world.creatureAt(at))
            continue;
        if (!isShut(world, at))
            return at;
        if (!shut)
            shut = at;
    }
    return shut;
}

// Who has fallen comes back as the ally that it was.
std::optional<FactionId> sideToMake(const EventDoing& doing, const EventTerms& terms)
{
    if (terms.side.empty())
        return terms.creature == kFallen ? std::optional(kHeroSide) : std::nullopt;
    return doing.world->catalogue().findFaction(terms.side);
}

// Or it would stand up a second time.
void bringBack(WorldWriter world)
{
    if (const Item* left = remainsOfFallen(world)) {
        Item lying = *left;
        lying.rises.reset();
        lying.side.reset();
        world.changeItem(lying);
    }
    world.setFallen(std::nullopt);
}

void makeCreature(EventDoing& doing, const EventTerms& terms, CreatureKindId kind, Position at)
{
    WorldWriter world = doing.world;
    const EntityId who = world.addCreature(kind, at);
    settle(world, who);
    Creature made = *world->creature(who);
    made.conditions[static_cast<std::size_t>(Condition::Asleep)] = terms.asleep ? kUntilWoken : 0;
    made.isDozing = terms.asleep && !sleepRow(world, made); // or nothing but a blow would wake it
    made.group = doing.site.group(terms.group);
    made.side = sideToMake(doing, terms);
    world.changeCreature(made);
    if (terms.creature == kFallen)
        bringBack(world);
    doing.events.push_back(Appeared{KindTable::Creature, kind, at});
}

// What the hero cannot take lies there; from above a chasm it falls.
void makeItem(EventDoing& doing, const EventTerms& terms, ItemKindId kind, Position at)
{
    const std::uint64_t group = doing.site.group(terms.group);
    if (terms.hero && receiveItem(doing.world, doing.world->hero(), kind, group, doing.events))
        return;
    const EntityId thing = doing.world.addItem(kind, at);
    if (group != 0)
        doing.world.setGroup(thing, group);
    Item lying = *doing.world->item(thing);
    lying.at = placeToFall(doing.world, at);
    doing.world.changeItem(lying);
    doing.events.push_back(Appeared{KindTable::Item, kind, lying.at});
}

void makeAtHero(EventDoing& doing, const EventTerms& terms, const NewThing& made)
{
    const Position at = doing.world->hero().at;
    if (made.table == KindTable::Item)
        makeItem(doing, terms, made.kind, at);
    else if (const auto beside = placeToPush(doing.world, at))
        makeCreature(doing, terms, made.kind, *beside);
}

// Things may share a cell once each has one.
void makeInCells(EventDoing& doing, const EventTerms& terms, const NewThing& made, std::vector<CellAt>& ranked,
                 int number)
{
    const World& world = doing.world;
    if (made.table == KindTable::Creature) {
        if (const auto at = freeCellFor(world, world.catalogue().creature(made.kind), doing.z, ranked))
            makeCreature(doing, terms, made.kind, *at);
        return;
    }
    std::erase_if(ranked, [&](const CellAt& cell) { return !world.isWalkable({cell.x, cell.y, doing.z}); });
    if (ranked.empty())
        return;
    const CellAt cell = ranked[static_cast<std::size_t>(number) % ranked.size()];
    makeItem(doing, terms, made.kind, {cell.x, cell.y, doing.z});
}

void takeAway(EventDoing& doing, EntityId who)
{
    const Creature gone = *doing.world->creature(who);
    leaveLoot(doing.world, who, placeToFall(doing.world, gone.at));
    doing.world.removeCreature(who);
    doing.events.push_back(Vanished{KindTable::Creature, gone.kind, gone.at, who});
}

void takeThingAway(EventDoing& doing, EntityId thing, Position at)
{
    const Item& gone = *doing.world->item(thing);
    const bool isCarried = gone.carrier != EntityId::None;
    doing.events.push_back(Vanished{KindTable::Item, gone.kind, at, thing, isCarried});
    doing.world.removeItem(thing);
}

// Keys go only where they are named, so that no altar eats the way on.
bool mayTakeAway(const EventDoing& doing, const EventTerms& terms, const Item& item)
{
    const ItemKind& kind = doing.world->catalogue().item(item.kind);
    return terms.item.empty() ? !kind.key : kind.id == terms.item;
}

void takeFromHero(EventDoing& doing, const EventTerms& terms)
{
    const Creature& hero = doing.world->hero();
    const auto kind = doing.world->catalogue().findItem(terms.item);
    int left = terms.count;
    for (const Item& item : doing.world->itemsOf(hero.id))
        if (left > 0 && mayTakeAway(doing, terms, item)) {
            takeThingAway(doing, item.id, hero.at);
            --left;
        }
    if (kind)
        doing.world.uncountItems(*kind, std::min(left, doing.world->counted(*kind)));
}

// The way of one step that ends nearest to the hero; a blow where the hero is. Who is held fast has no more than that.
void stepTowardsHero(EventDoing& doing, EntityId who)
{
    const Creature self = *doing.world->creature(who);
    if (lasts(self, Condition::Asleep) || lasts(self, Condition::Paralysed))
        return;
    const Position goal = doing.world->hero().at;
    std::optional<Walk> best;
    int least = squaredLength(self.at, goal);
    for (const Direction direction : kDirections) {
        const Position to = moved(self.at, direction);
        const bool isFree = to == goal || (!lasts(self, Condition::Held) && !doing.world->creatureAt(to));
        const int length = squaredLength(to, goal);
        if (length < least && isFree && mayDo(doing.world, self, Walk{direction})) {
            least = length;
            best = Walk{direction};
        }
    }
    if (best)
        act(doing.world, who, *best, doing.events);
}

// From now on, and whatever it was about.
void tellDuty(EventDoing& doing, EntityId who, Duty duty)
{
    wake(doing.world, who, doing.events);
    setDuty(doing.world, who, duty);
}

// An ally does so by its duty, others go for where the hero is.
void follow(EventDoing& doing, EntityId who)
{
    tellDuty(doing, who, Duty::Follow);
    if (!isAlly(doing.world, *doing.world->creature(who)))
        doing.world.setQuarry(who, doing.world->hero().at);
}

void hunt(EventDoing& doing, EntityId who)
{
    if (!isAlly(doing.world, *doing.world->creature(who)))
        return follow(doing, who);
    wake(doing.world, who, doing.events);
    doing.world.setQuarry(who, doing.world->hero().at);
}

// As one that is placed asleep.
void layToSleep(EventDoing& doing, EntityId who)
{
    beginCondition(doing.world, who, Condition::Asleep, kUntilWoken, doing.events);
    Creature sleeper = *doing.world->creature(who);
    if (!doing.world->playsBy(kOrderedSleepersDoze) || sleepRow(doing.world, sleeper))
        return;
    sleeper.isDozing = true; // or nothing but a blow would wake it
    doing.world.changeCreature(sleeper);
}

void obey(EventDoing& doing, EntityId who, EventOrder order)
{
    switch (order) {
    case EventOrder::Wake: return wake(doing.world, who, doing.events);
    case EventOrder::Sleep: return layToSleep(doing, who);
    case EventOrder::Hunt: return hunt(doing, who);
    case EventOrder::Stay: return tellDuty(doing, who, Duty::Stay);
    case EventOrder::Wander: return tellDuty(doing, who, Duty::Free);
    case EventOrder::Follow: return follow(doing, who);
    case EventOrder::Step: return stepTowardsHero(doing, who);
    }
}

EventWho ofGroup(const EventTerms& terms) { return {EventWho::Of::Group, terms.group}; }

void moveOne(EventDoing& doing, EntityId who, const std::vector<CellAt>& ranked)
{
    const Creature self = *doing.world->creature(who);
    const auto to = freeCellFor(doing.world, doing.world->kindOf(self), doing.z, ranked);
    if (!to)
        return;
    const Actor actor = actorOf(doing.world, self);
    doing.world.moveCreature(who, *to);
    doing.events.push_back(Teleported{actor, self.at, *to});
    arrive(doing.world, actor, doing.events);
}

// Of equally near cells the first by rows; nothing where none is so near.
std::optional<Position> nearestWithin(const BitGrid& cells, Position at, int range)
{
    std::optional<Position> nearest;
    cells.forEach([&](int x, int y) {
        const Position cell{x, y, at.z};
        if (distance(at, cell) <= range && (!nearest || distance(at, cell) < distance(at, *nearest)))
            nearest = cell;
    });
    return nearest;
}

} // namespace

void makeThings(EventDoing& doing, const EventTerms& terms)
{
    std::vector<CellAt> ranked = rankedCells(doing, terms);
    for (int number = 0; number < terms.count; ++number) {
        const auto made = kindToMake(doing, terms, number);
        if (!made)
            return;
        if (terms.hero)
            makeAtHero(doing, terms, *made);
        else
            makeInCells(doing, terms, *made, ranked, number);
    }
}

void removeThings(EventDoing& doing, const EventTerms& terms)
{
    if (terms.hero)
        return takeFromHero(doing, terms);
    const bool isOfGroup = !terms.group.empty();
    const BitGrid cells = doing.site.cells(terms);
    int left = terms.count;
    for (const EntityId thing : isOfGroup ? doing.site.things(ofGroup(terms)) : doing.site.things(cells))
        if (left > 0 && mayTakeAway(doing, terms, *doing.world->item(thing))) {
            takeThingAway(doing, thing, doing.world->item(thing)->at);
            --left;
        }
    if (!terms.item.empty())
        return;
    for (const EntityId who : isOfGroup ? doing.site.creatures(ofGroup(terms)) : doing.site.creatures(cells))
        if (left > 0 && who != doing.world->state().hero) {
            takeAway(doing, who);
            --left;
        }
}

void moveThere(EventDoing& doing, const EventTerms& terms)
{
    const std::vector<CellAt> ranked = rankedCells(doing, terms);
    for (const EntityId who : doing.site.creatures(terms.who))
        if (!doing.world->isOver())
            moveOne(doing, who, ranked);
    const auto ground = std::ranges::find_if(
        ranked, [&](const CellAt& cell) { return doing.world->isWalkable({cell.x, cell.y, doing.z}); });
    if (ground == ranked.end())
        return;
    for (const EntityId thing : doing.site.things(terms.who)) {
        Item moved = *doing.world->item(thing);
        moved.at = {ground->x, ground->y, doing.z};
        doing.world.changeItem(moved);
    }
}

void workEffect(EventDoing& doing, const EventTerms& terms)
{
    const bool isInCells = terms.cells.of != EventCells::Of::None;
    if (actOf(terms.effect->kind).touch == nullptr)
        return;
    for (const EntityId whom :
         isInCells ? doing.site.creatures(doing.site.cells(terms)) : doing.site.creatures(terms.who)) {
        if (doing.world->isOver())
            return;
        if (doing.world->creature(whom))
            affect(doing.world, whom, *terms.effect, doing.events);
    }
}

void orderGroup(EventDoing& doing, const EventTerms& terms)
{
    for (const EntityId who : doing.site.creatures(ofGroup(terms)))
        if (doing.world->creature(who) && !doing.world->isOver())
            obey(doing, who, static_cast<EventOrder>(terms.order));
}

void changeSides(EventDoing& doing, const EventTerms& terms)
{
    if (const auto side = doing.world->catalogue().findFaction(terms.side))
        for (const EntityId who : doing.site.creatures(ofGroup(terms)))
            changeSide(doing.world, who, *side, doing.events);
}

// Who is asleep wakes here, whoever it is; the noise of the act brings those that are awake.
void makeNoise(EventDoing& doing, const EventTerms& terms)
{
    const BitGrid cells = doing.site.cells(terms);
    BitGrid sounding(doing.world->width(), doing.world->height());
    std::vector<EntityId> woken;
    for (const Creature& creature : doing.world->creatures()) {
        const auto from = creature.at.z == doing.z ? nearestWithin(cells, creature.at, terms.range) : std::nullopt;
        if (!from)
            continue;
        sounding.set(from->x, from->y);
        if (turnsLeft(creature, Condition::Asleep) == kUntilWoken)
            woken.push_back(creature.id);
    }
    std::ranges::sort(woken);
    for (const EntityId who : woken)
        wake(doing.world, who, doing.events);
    sounding.forEach([&](int x, int y) { doing.events.push_back(Sounded{{x, y, doing.z}, terms.range, true}); });
}

} // namespace cave
