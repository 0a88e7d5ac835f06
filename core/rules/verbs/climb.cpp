// SPDX-License-Identifier: MIT
#include "core/rules/verbs/climb.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/landing.h"
#include "core/rules/verbs/end_game.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kCompanionReach = 2; // cells from the hero

void rememberStairs(WorldWriter world, Position from, Position to)
{
    world.rememberWay(from, to);
    if (world->stairsTarget(to) == from) // the hero stands on the stairs back
        world.rememberWay(to, from);
}

void comeTo(WorldWriter world, const Actor& who, Position to, Events& events)
{
    const Position from = world->creature(who.id)->at;
    const bool isFirstVisit = who.isHero && isUnknown(world, to.z);
    world.moveCreature(who.id, to);
    if (who.isHero)
        rememberStairs(world, from, to);
    else
        world.setQuarry(who.id, std::nullopt);
    events.push_back(Climbed{who, from, to, isFirstVisit});
}

bool isHunterOf(const World& world, const Creature& creature, Position from)
{
    return creature.quarry == from && creature.conditions == Conditions{} &&
           behaviourRow(world, creature, Does::Follow) && isFoe(world, creature, world.hero());
}

bool isCompanion(const World& world, const Creature& creature)
{
    constexpr std::array kLeftBehind{Condition::Asleep, Condition::Confused, Condition::Held, Condition::Paralysed};
    return isAlly(world, creature) && creature.duty == Duty::Follow &&
           std::ranges::none_of(kLeftBehind, [&](Condition condition) { return lasts(creature, condition); });
}

// Those beside where the hero stood that hunt the hero, clockwise, then allies, the nearest first.
std::vector<EntityId> thoseWhoComeAlong(const World& world, Position from)
{
    std::vector<EntityId> come;
    for (const Direction direction : kDirections)
        if (const Creature* beside = world.creatureAt(moved(from, direction));
            beside && isHunterOf(world, *beside, from))
            come.push_back(beside->id);
    std::vector<std::pair<int, EntityId>> companions;
    for (const Creature& creature : world.creatures())
        if (creature.at.z == from.z && distance(creature.at, from) <= kCompanionReach && isCompanion(world, creature))
            companions.emplace_back(distance(creature.at, from), creature.id);
    std::ranges::sort(companions);
    for (const auto& [away, id] : companions)
        come.push_back(id);
    return come;
}

Text noWay(const DungeonTexts& texts, bool up)
{
    if (const std::string& own = up ? texts.noWayUp : texts.noWayDown; !own.empty())
        return {kDungeonContext, own};
    return up ? Text{CAVE_TEXT("game", "You cannot go up here.")} : Text{CAVE_TEXT("game", "You cannot go down here.")};
}

} // namespace

// It takes them their next act.
void comeAlong(WorldWriter world, Position from, Position landing, Events& events)
{
    for (const EntityId id : thoseWhoComeAlong(world, from)) {
        const auto to = placeToPush(world, landing);
        if (!to)
            return;
        const Creature& follower = *world->creature(id);
        const Actor who = actorOf(world, follower);
        const int speed = follower.speed;
        comeTo(world, who, *to, events);
        world.schedule(id, world->state().clock + actDuration(speed) + 1); // after the hero's next
    }
}

void makeRoom(WorldWriter world, Position landing, const Actor& comer, Events& events)
{
    const Creature* there = world->creatureAt(landing);
    if (!there)
        return;
    const Actor pushed = actorOf(world, *there);
    const Position aside = *placeToGiveWay(world, landing);
    world.moveCreature(pushed.id, aside);
    events.push_back(Pushed{pushed, landing, aside, comer.isHero});
    arrive(world, pushed, events);
}

bool isUnknown(const World& world, int z)
{
    return std::ranges::all_of(world.level(z).memory.tiles.cells(), [](TileId tile) { return tile == kUnknownTile; });
}

Answer checkClimb(const World& world, const Creature& actor, Leads leads)
{
    const bool up = leads == Leads::Up;
    if (up && world.rules().descendOnly)
        return refuse({CAVE_TEXT("game", "There is no way back up here.")}, actor.at);
    if (world.tileKind(actor.at).leads != leads)
        return refuse(noWay(world.rules().texts, up), actor.at);
    const auto to = world.stairsTarget(actor.at);
    if (!to)
        return refuse({CAVE_TEXT("game", "These stairs lead nowhere.")}, actor.at);
    const bool isHero = actor.id == world.state().hero;
    if (world.creatureAt(*to) && !(isHero ? placeToGiveWay(world, *to) : placeToPush(world, *to)))
        return refuse({CAVE_TEXT("game", "The other end of the stairs is crowded. Try again in a moment.")}, actor.at);
    return std::nullopt;
}

void climb(WorldWriter world, const Creature& self, Events& events)
{
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    const Position landing = *world->stairsTarget(from);
    if (!who.isHero) {
        comeTo(world, who, world->creatureAt(landing) ? *placeToPush(world, landing) : landing, events);
        return;
    }
    makeRoom(world, landing, who, events);
    comeTo(world, who, landing, events);
    comeAlong(world, from, landing, events);
    arrive(world, who, events);
}

} // namespace cave
