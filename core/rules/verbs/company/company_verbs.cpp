// SPDX-License-Identifier: MIT
#include "core/rules/verbs/company/company_verbs.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/end_game.h"

#include <algorithm>

namespace cave {

namespace {

bool isHero(const World& world, const Creature& creature) { return creature.id == world.state().hero; }

// Those that an order of the hero reaches, by ascending id.
std::vector<EntityId> thoseWhoHear(const World& world, const Creature& hero)
{
    std::vector<EntityId> hear;
    for (const Creature& creature : world.creatures())
        if (isAlly(world, creature) && creature.at.z == hero.at.z && distance(creature.at, hero.at) <= kOrderReach &&
            !lasts(creature, Condition::Asleep))
            hear.push_back(creature.id);
    std::ranges::sort(hear);
    return hear;
}

// It goes with the other, whatever it was about.
void join(Creature& creature, FactionId side)
{
    creature.side = side;
    creature.isCaptive = false;
    creature.isLurking = false;
    creature.duty = Duty::Follow;
    creature.quarry.reset();
    creature.lost = 0;
    creature.post.reset();
}

} // namespace

Answer checkStrike(const World& world, const Creature& actor, Direction direction)
{
    const Position to = moved(actor.at, direction);
    if (!world.creatureAt(to))
        return refuse({CAVE_TEXT("game", "Nobody is there to be struck.")}, to);
    if (lasts(actor, Condition::Afraid))
        return refuse({CAVE_TEXT("game", "You are too afraid to strike anyone.")}, to);
    if (attackOf(world, actor) <= 0)
        return refuse({CAVE_TEXT("game", "You have nothing to attack with.")}, to);
    return std::nullopt;
}

void strikeThere(WorldWriter world, const Creature& self, Direction direction, Events& events)
{
    strike(world, self, *world->creatureAt(moved(self.at, direction)), events);
}

void breakPeace(WorldWriter world, const Actor& by, EntityId whom)
{
    const Creature* other = world->creature(whom);
    if (!by.isHero || !other || world->isOver() || other->isCaptive || world->sideOf(*other) == kHeroSide ||
        isFoe(world, world->hero(), *other))
        return;
    Creature turned = *other;
    turned.side = kDwellers;
    world.changeCreature(turned);
}

Answer checkFree(const World& world, const Creature& actor, Direction direction)
{
    const Position to = moved(actor.at, direction);
    const Creature* there = world.creatureAt(to);
    if (!isHero(world, actor) || !there || !there->isCaptive)
        return refuse({CAVE_TEXT("game", "Nobody is there to be freed.")}, to);
    return std::nullopt;
}

void freeCaptive(WorldWriter world, const Creature& self, Direction direction, Events& events)
{
    const EntityId whom = world->creatureAt(moved(self.at, direction))->id;
    const Actor by = actorOf(world, self);
    endCondition(world, whom, Condition::Asleep, events);
    Creature freed = *world->creature(whom);
    join(freed, kHeroSide);
    world.changeCreature(freed);
    events.push_back(Freed{by, actorOf(world, freed), freed.at, true});
}

Answer checkOrder(const World& world, const Creature& actor)
{
    if (!isHero(world, actor) || thoseWhoHear(world, actor).empty())
        return refuse({CAVE_TEXT("game", "No companion of yours is near enough to hear you.")}, actor.at);
    return std::nullopt;
}

void giveOrder(WorldWriter world, const Creature& self, Duty duty, Events& events)
{
    const std::vector<EntityId> heard = thoseWhoHear(world, self);
    for (const EntityId who : heard)
        setDuty(world, who, duty);
    events.push_back(Ordered{actorOf(world, self), duty, static_cast<int>(heard.size())});
}

void setDuty(WorldWriter world, EntityId who, Duty duty)
{
    Creature told = *world->creature(who);
    told.duty = duty;
    told.quarry.reset();
    told.lost = 0;
    world.changeCreature(told);
}

void winOver(WorldWriter world, EntityId whom, const Actor& by, Events& events)
{
    const Creature* winner = world->creature(by.id);
    Creature won = *world->creature(whom);
    const FactionId side = winner ? world->sideOf(*winner) : kHeroSide;
    if (isHero(world, won) || world->sideOf(won) == side)
        return;
    const bool wasCaptive = won.isCaptive;
    join(won, side);
    won.isCaptive = wasCaptive;
    world.changeCreature(won);
    events.push_back(Freed{by, actorOf(world, won), won.at, false});
}

void changeSide(WorldWriter world, EntityId whom, FactionId side, Events& events)
{
    Creature turned = *world->creature(whom);
    if (isHero(world, turned) || (world->sideOf(turned) == side && !turned.isCaptive))
        return;
    const bool wasCaptive = turned.isCaptive;
    join(turned, side);
    world.changeCreature(turned);
    const Actor itself = actorOf(world, turned);
    events.push_back(Freed{itself, itself, turned.at, wasCaptive});
}

bool maySwap(const World& world, const Creature& actor, const Creature& other)
{
    return isHero(world, actor) && !lasts(actor, Condition::Confused) && isAlly(world, other) &&
           mayEnter(world, other, actor.at) && (mayEnter(world, actor, other.at) || mayWade(world, actor, other.at));
}

void swapPlaces(WorldWriter world, const Creature& self, const Creature& other, Events& events)
{
    const Actor who = actorOf(world, self);
    const Actor with = actorOf(world, other);
    const Position from = self.at;
    const Position to = other.at;
    world.swapCreatures(who.id, with.id);
    events.push_back(Stepped{who, from, to});
    events.push_back(Stepped{with, to, from});
    events.push_back(Swapped{who, with});
    arrive(world, who, events);
}

} // namespace cave
