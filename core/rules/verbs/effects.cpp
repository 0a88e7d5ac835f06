// SPDX-License-Identifier: MIT
#include "core/rules/verbs/effects.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/flight.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/rules/verbs/knowing/recognise.h"

#include <algorithm>

namespace cave {

namespace {

const ItemKind& kindOf(const World& world, EntityId item) { return world.catalogue().item(world.item(item)->kind); }

KindName usedName(const World& world, EntityId item, Role role = Role::TheSubject)
{
    return {KindTable::Item, world.seenItem(*world.item(item)).id, role};
}

Answer refuseUse(const World& world, const Creature& actor, EntityId item, UsedBy by)
{
    switch (by) {
    case UsedBy::Drinking: return refuse({CAVE_TEXT("game", "%1 cannot be drunk."), {usedName(world, item)}}, actor.at);
    case UsedBy::Reading: return refuse({CAVE_TEXT("game", "%1 cannot be read."), {usedName(world, item)}}, actor.at);
    case UsedBy::Zapping: return refuse({CAVE_TEXT("game", "%1 cannot be zapped."), {usedName(world, item)}}, actor.at);
    case UsedBy::Throwing: break;
    }
    return refuse({CAVE_TEXT("game", "%1 is made to be thrown."), {usedName(world, item)}}, actor.at);
}

int squared(Position a, Position b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

std::vector<EntityId> nearest(const World& world, const Creature& user, int range)
{
    const Creature* best = nullptr;
    for (const Creature& other : world.creatures()) {
        const int away = squared(other.at, user.at);
        if (other.id == user.id || other.at.z != user.at.z || away > range * range + range ||
            (world.hasFeuds() && !isFoe(world, user, other)) ||
            !isInView(world.opaque(user.at.z), user.at.x, user.at.y, sightOf(world, user), other.at.x, other.at.y))
            continue;
        const int least = best ? squared(best->at, user.at) : away + 1;
        if (away < least || (away == least && other.id < best->id))
            best = &other;
    }
    return best ? std::vector{best->id} : std::vector<EntityId>{};
}

std::vector<EntityId> inBlast(const World& world, Position centre, int radius)
{
    const BitGrid cells = blastCells(world, centre, radius);
    std::vector<EntityId> met;
    for (const Creature& creature : world.creatures())
        if (creature.at.z == centre.z && cells.get(creature.at.x, creature.at.y))
            met.push_back(creature.id);
    std::ranges::sort(met);
    return met;
}

std::vector<EntityId> onLine(const World& world, const std::vector<Position>& line)
{
    std::vector<EntityId> met;
    for (const Position at : line)
        if (const Creature* there = world.creatureAt(at))
            met.push_back(there->id);
    std::ranges::sort(met);
    return met;
}

std::vector<Position> lineOf(const World& world, const Creature& user, const Effect& effect, Position at)
{
    return beamOf(world, user.at, at, effect.range, effect.kind == EffectKind::Digging);
}

// Who drinks is who is met.
Aim aimOf(const Effect& effect)
{
    return effect.by == UsedBy::Drinking && effect.aim == Aim::Creature ? Aim::Self : effect.aim;
}

void touchAll(WorldWriter world, const std::vector<EntityId>& met, const Effect& effect, const Actor& by,
              Events& events)
{
    if (effect.kind == EffectKind::Cloud) // which is let out in one place, whoever is there
        return;
    for (const EntityId whom : met) {
        if (world->isOver())
            return;
        if (world->creature(whom))
            meetWith(world, whom, effect, by, events);
    }
}

// What it met of the ground; only where that may answer.
void tellOfMeeting(const World& world, const Effect& effect, const std::vector<Position>& cells, Events& events)
{
    if (!world.catalogue().isLiving())
        return;
    for (const Position cell : cells)
        events.push_back(Met{effect.kind, cell, effect.aim == Aim::Line ? 0 : effect.radius});
}

// Fire, frost and gas are of use where nobody is.
bool isOfUseThere(const World& world, const Creature& user, const Effect& effect, Position at)
{
    if (effect.kind == EffectKind::Cloud)
        return true;
    if (effect.kind == EffectKind::Frost)
        return std::ranges::any_of(cellsReached(world, user, effect, at), [&](Position cell) {
            return world.contains(cell) && world.tileKind(cell).answers(On::Freeze);
        });
    if (!world.catalogue().isLiving() || (effect.kind != EffectKind::Fireball && effect.kind != EffectKind::Ignite))
        return false;
    return std::ranges::any_of(cellsReached(world, user, effect, at), [&](Position cell) {
        return world.contains(cell) && world.tileKind(cell).answers(On::Burn);
    });
}

void tellOfBlast(const Effect& effect, Position centre, Events& events)
{
    if (effect.radius > 0 && (effect.kind == EffectKind::Fireball || effect.kind == EffectKind::Ignite))
        events.push_back(Exploded{centre, effect.radius});
}

void tellOfCloud(const World& world, const Effect& effect, Position at, Events& events)
{
    const auto gas = effect.kind == EffectKind::Cloud ? world.catalogue().findGas(effect.gas) : std::nullopt;
    if (gas)
        events.push_back(Clouded{at, *gas, effect.amount});
}

// What sets on fire without a blast does so in these cells.
void tellOfFire(const Effect& effect, const std::vector<Position>& cells, Events& events)
{
    if (effect.radius == 0 && effect.kind == EffectKind::Ignite)
        for (const Position cell : cells)
            events.push_back(Exploded{cell, 0});
}

std::vector<Position> placesOf(const World& world, const std::vector<EntityId>& met)
{
    std::vector<Position> places;
    places.reserve(met.size());
    for (const EntityId who : met)
        places.push_back(world.creature(who)->at);
    return places;
}

// The cells of its line, and what ends that.
std::vector<Position> wholeLineOf(const World& world, const Creature& user, const Effect& effect, Position at)
{
    std::vector<Position> cells = lineOf(world, user, effect, at);
    if (const auto end = endOfBeam(world, user.at, at, effect.range, effect.kind == EffectKind::Digging))
        cells.push_back(*end);
    return cells;
}

// The cells that an effect in use meets: those of its line and what ends that, the middle of its blast, or where those
// are whom it meets.
std::vector<Position> cellsMet(const World& world, const Creature& user, const Effect& effect, Position at,
                               const std::vector<EntityId>& met)
{
    if (effect.aim == Aim::Line)
        return wholeLineOf(world, user, effect, at);
    if (effect.radius > 0)
        return {effect.aim == Aim::Around ? user.at : at};
    return placesOf(world, met);
}

// See UsedUp. A place that the hero has chosen tells of nobody.
std::vector<Position> wayOf(const World& world, const Creature& user, const Effect& effect, Position at)
{
    const bool isSaid = effect.by == UsedBy::Reading || effect.by == UsedBy::Zapping;
    if (!isSaid || effect.aim == Aim::Self || effect.aim == Aim::Around)
        return {};
    if (effect.aim == Aim::Line)
        return wholeLineOf(world, user, effect, at);
    const bool isByHero = user.id == world.state().hero;
    if (effect.aim == Aim::Blast || (effect.aim == Aim::Creature && isByHero))
        return {at};
    const std::vector<EntityId> met = thoseMetBy(world, user, effect, at);
    const bool hides =
        std::ranges::any_of(met, [&](EntityId who) { return actorOf(world, *world.creature(who)).isUnseen; });
    return hides ? std::vector<Position>{} : placesOf(world, met);
}

void workOn(WorldWriter world, const std::vector<Position>& places, const Effect& effect, const Actor& by,
            Events& events)
{
    for (const Position place : places)
        actOf(effect.kind).work(world, place, by, events);
}

} // namespace

bool asksForTarget(const World& world, const Creature& user, const Item& item)
{
    const Effect& effect = leadingEffect(world.catalogue().item(item.kind));
    return isUnknownTo(world, user, item) ? effect.by == UsedBy::Zapping : needsTarget(effect);
}

std::vector<EntityId> thoseMetBy(const World& world, const Creature& user, const Effect& effect, Position at)
{
    switch (aimOf(effect)) {
    case Aim::Self: return {user.id};
    case Aim::Nearest: return nearest(world, user, effect.range);
    case Aim::Blast: return inBlast(world, at, effect.radius);
    case Aim::Around: {
        std::vector<EntityId> met = inBlast(world, user.at, effect.radius);
        std::erase(met, user.id);
        return met;
    }
    case Aim::Line: return onLine(world, lineOf(world, user, effect, at));
    case Aim::Creature: break;
    }
    const Creature* there = world.creatureAt(at);
    return there && there->id != user.id ? std::vector{there->id} : std::vector<EntityId>{};
}

BitGrid blastCells(const World& world, Position centre, int radius)
{
    BitGrid cells(world.width(), world.height());
    fieldOfView(world.opaque(centre.z), centre.x, centre.y, radius, cells);
    return cells;
}

std::vector<Position> cellsReached(const World& world, const Creature& user, const Effect& effect, Position at)
{
    if (effect.aim == Aim::Line)
        return at == user.at ? std::vector<Position>{} : lineOf(world, user, effect, at);
    if (effect.radius == 0)
        return {at};
    const BitGrid blast = blastCells(world, effect.aim == Aim::Around ? user.at : at, effect.radius);
    std::vector<Position> cells;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (blast.get(x, y))
                cells.push_back({x, y, at.z});
    return cells;
}

Answer checkCharge(const World& world, const Creature& actor, EntityId item)
{
    const ItemKind& kind = kindOf(world, item);
    if (kind.charges == 0 || chargesLeft(kind, *world.item(item)) > 0)
        return std::nullopt;
    if (kind.recharge == 0)
        return refuse({CAVE_TEXT("game", "%1 has no charge left."), {usedName(world, item)}}, actor.at);
    return refuse({CAVE_TEXT_N("game", "%1 is ready again in %n turn(s)."),
                   {usedName(world, item)},
                   std::int64_t{world.item(item)->spent}},
                  actor.at);
}

Answer checkVoice(const Creature& actor, UsedBy by)
{
    if (lasts(actor, Condition::Silenced) && (by == UsedBy::Reading || by == UsedBy::Zapping))
        return refuse({CAVE_TEXT("game", "Without your voice neither scrolls nor wands obey you.")}, actor.at);
    return std::nullopt;
}

Answer checkUsable(const World& world, const Creature& actor, EntityId item, UsedBy by)
{
    if (auto missing = checkCarried(world, actor, item))
        return missing;
    const ItemKind& kind = kindOf(world, item);
    if (!kind.effect || kind.effect->by != by)
        return refuseUse(world, actor, item, by);
    if (auto silenced = checkVoice(actor, by))
        return silenced;
    return by == UsedBy::Zapping ? checkCharge(world, actor, item) : std::nullopt;
}

Answer checkUse(const World& world, const Creature& actor, EntityId item, UsedBy by)
{
    if (auto unusable = checkUsable(world, actor, item, by))
        return unusable;
    const Effect& effect = leadingEffect(kindOf(world, item));
    if (asksForTarget(world, actor, *world.item(item)))
        return refuse({CAVE_TEXT("game", "%1 needs a place to aim at."), {usedName(world, item)}}, actor.at);
    if (isUnknownTo(world, actor, *world.item(item)))
        return std::nullopt; // a refusal would tell what it is
    if (tempers(kindOf(world, item)))
        return refuse(
            {CAVE_TEXT("game", "Choose what %1 is to make better."), {usedName(world, item, Role::TheSubject)}},
            actor.at);
    const auto inVain = actOf(effect.kind).inVain;
    if (!kindOf(world, item).moreEffects.empty())
        return std::nullopt; // one of them is of use
    if (aimOf(effect) == Aim::Self && inVain != nullptr)
        return inVain(actor);
    if (effect.aim == Aim::Nearest && thoseMetBy(world, actor, effect, actor.at).empty())
        return refuse({CAVE_TEXT("game", "Nobody in view is close enough to strike.")}, actor.at);
    return std::nullopt;
}

Answer checkUseAt(const World& world, const Creature& actor, EntityId item, UsedBy by, Position at)
{
    if (auto unusable = checkUsable(world, actor, item, by))
        return unusable;
    const Effect& effect = leadingEffect(kindOf(world, item));
    const bool isUnknown = isUnknownTo(world, actor, *world.item(item));
    if (!asksForTarget(world, actor, *world.item(item)))
        return refuse({CAVE_TEXT("game", "%1 is not aimed at anything."), {usedName(world, item)}}, actor.at);
    if (effect.aim == Aim::Line && !isUnknown)
        return at == actor.at || !world.contains(at)
                   ? refuse({CAVE_TEXT("game", "Choose which way: a place other than your own.")}, at)
                   : std::nullopt;
    if (!world.contains(at) || world.opaque(at.z).get(at.x, at.y) ||
        !isInView(world.opaque(actor.at.z), actor.at.x, actor.at.y, sightOf(world, actor), at.x, at.y))
        return refuse({CAVE_TEXT("game", "You cannot see that place.")}, at);
    if (isUnknown)
        return at == actor.at ? refuse({CAVE_TEXT("game", "Choose which way: a place other than your own.")}, at)
                              : std::nullopt;
    if (thoseMetBy(world, actor, effect, at).empty() && !isOfUseThere(world, actor, effect, at))
        return refuse({CAVE_TEXT("game", "Nobody is there.")}, at);
    return std::nullopt;
}

namespace {

// What one effect of a thing in use does, to those it meets now.
void work(WorldWriter world, const Creature& self, const Effect& effect, Position at, Events& events)
{
    const Actor who = actorOf(world, self);
    const std::vector<EntityId> met = thoseMetBy(world, self, effect, at);
    const std::vector<Position> places =
        effect.aim == Aim::Line ? lineOf(world, self, effect, at) : std::vector{self.at};
    const std::vector<Position> cells = cellsMet(world, self, effect, at, met);
    const bool isHere = aimOf(effect) == Aim::Self || effect.aim == Aim::Around;
    tellOfCloud(world, effect,
                isHere || places.empty()  ? self.at
                : effect.aim == Aim::Line ? places.back()
                                          : at,
                events);
    tellOfBlast(effect, effect.aim == Aim::Around ? self.at : at, events);
    tellOfFire(effect, effect.aim == Aim::Line ? places : placesOf(world, met), events);
    if (actOf(effect.kind).work != nullptr)
        workOn(world, places, effect, who, events);
    else
        touchAll(world, met, effect, who, events);
    tellOfMeeting(world, effect, cells, events);
}

} // namespace

// What comes back by itself needs no thrift. No dice are thrown without any.
void takeCharge(WorldWriter world, const Creature& self, Item& used)
{
    const ItemKind& kind = world->catalogue().item(used.kind);
    const int thrift = self.id == world->state().hero && kind.recharge == 0 ? world->gifts().thrift : 0;
    if (thrift <= 0 || static_cast<int>(world.dice().below(100)) >= thrift)
        spendCharge(kind, used);
    world.changeItem(used);
}

void useUp(WorldWriter world, const Creature& self, EntityId item, Position at, Events& events)
{
    const Actor who = actorOf(world, self);
    Item used = *world->item(item);
    const ItemKind& kind = world->catalogue().item(used.kind);
    const Effect& leading = leadingEffect(kind);
    const Position from = self.at;
    if (isUnknownTo(world, self, used) && leading.by == UsedBy::Reading && (needsTarget(leading) || tempers(kind)))
        return recognise(world, used.kind, events, Recognised::By::Reading);
    if (!needsTarget(leading)) // an unknown wand is aimed whatever it does
        at = from;
    if (leading.by == UsedBy::Zapping)
        takeCharge(world, self, used);
    else
        world.removeItem(item);
    const std::size_t told = events.size();
    const std::uint64_t before = world->hash();
    events.push_back(UsedUp{who, used.kind, chargesLeft(kind, used), false, world->seenAs(used.kind), from,
                            wayOf(world, self, leading, at)});
    for (const Effect& effect : effectsOf(kind, used.enchant))
        if (const Creature* user = world->creature(who.id); user && !world->isOver())
            work(world, *user, effect, at, events);
    // What lasts longer than before has no event, and what was only met is no news.
    const bool isQuiet = std::ranges::all_of(events.begin() + static_cast<std::ptrdiff_t>(told) + 1, events.end(),
                                             [](const Event& event) { return std::holds_alternative<Met>(event); });
    std::get<UsedUp>(events[told]).isInVain = isQuiet && world->hash() == before;
    recogniseWhereSeen(world, who, from, used.kind, events);
}

bool breaks(const ItemKind& kind)
{
    return kind.effect && (kind.effect->by == UsedBy::Drinking || kind.effect->by == UsedBy::Throwing);
}

std::vector<EntityId> thoseThere(const World& world, const Effect& effect, Position at)
{
    if (effect.radius > 0)
        return inBlast(world, at, effect.radius);
    const Creature* there = world.creatureAt(at);
    return there ? std::vector{there->id} : std::vector<EntityId>{};
}

void tellOfBreaking(const World& world, const Effect& effect, Position at, Events& events)
{
    tellOfCloud(world, effect, at, events);
    tellOfBlast(effect, at, events);
    tellOfFire(effect, {at}, events);
    tellOfMeeting(world, effect, {at}, events);
}

void breakAt(WorldWriter world, const Actor& by, const Effect& effect, Position at, Events& events)
{
    if (actOf(effect.kind).touch == nullptr)
        return;
    tellOfBreaking(world, effect, at, events);
    touchAll(world, thoseThere(world, effect, at), effect, by, events);
}

} // namespace cave
