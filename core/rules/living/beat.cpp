// SPDX-License-Identifier: MIT
#include "core/rules/living/beat.h"

#include "core/rules/living/fire.h"
#include "core/rules/living/flood.h"
#include "core/rules/living/gas.h"
#include "core/rules/living/happen.h"

#include <algorithm>

namespace cave {

namespace {

// Those of cells whose tile changed before are void already.
void turnWhatIsDue(WorldWriter world, Round& round, Events& events)
{
    const std::int64_t beat = world->level(round.z()).living.beats;
    while (const auto at = world->isOver() ? std::nullopt : world.firstWait(round.z(), beat)) {
        const Level& level = world->level(round.z());
        const Appointment wait = *level.living.waits.find(level.tiles.index(at->x, at->y));
        reactInTime(world, round, *at, static_cast<std::size_t>(wait.row), events);
    }
}

void stayThere(WorldWriter world, Round& round, Events& events)
{
    const Grid<TileId>& tiles = world->level(round.z()).tiles;
    const auto answers = [&](Position at) {
        return at.z == round.z() && world->catalogue().answering(On::Stay)[tiles[at.x, at.y]] != 0;
    };
    std::vector<Meeting> met;
    const auto isAtHome = [&](const Creature& creature) {
        const TileKind& ground = world->tileKind(creature.at);
        return ground.harmful && isImmune(world->kindOf(creature), ground);
    };
    for (const Creature& creature : world->creatures())
        if (answers(creature.at) && !isAtHome(creature))
            met.push_back({creature.at, On::Stay, guestOf(world, actorOf(world, creature))});
    for (const Item& item : world->items())
        if (item.carrier == EntityId::None && answers(item.at))
            met.push_back({item.at, On::Stay, {.isThing = true}});
    std::ranges::stable_sort(met, {}, [](const Meeting& each) { return std::pair(each.at.y, each.at.x); });
    for (const Meeting& each : met)
        react(world, round, each, events);
}

// Who stands in gas or in fire, by number: the gas first.
void feelAirAndFire(WorldWriter world, int z, Events& events)
{
    BitGrid met = world->fires(z);
    met |= gasCells(world, z);
    met &= world->taken(z);
    std::vector<EntityId> who;
    met.forEach([&](int x, int y) { who.push_back(world->creatureIdAt({x, y, z})); });
    std::ranges::sort(who);
    for (const EntityId id : who) {
        if (world->creature(id) && !world->isOver())
            breatheGas(world, id, events);
        if (world->creature(id) && !world->isOver())
            standInFire(world, id, events);
    }
}

void changeGround(WorldWriter world, Round& round, Events& events)
{
    const std::size_t first = events.size();
    spreadGas(world, round);
    spreadFire(world, round, events);
    flow(world, round, events);
    turnWhatIsDue(world, round, events);
    settle(world);
    stayThere(world, round, events);
    if (world->isOver())
        return;
    feelAirAndFire(world, round.z(), events);
    burnThings(world, round.z(), events);
    answer(world, round, first, events);
}

void beat(WorldWriter world, int z, Events& events)
{
    world.countBeat(z);
    Round round = Round::ofBeat(world, z);
    if (!world->watch(z))
        return changeGround(world, round, events);
    EventRound happening(world, round, events);
    happening.begin();
    if (world->catalogue().isLiving() && !world->isOver())
        changeGround(world, round, events);
    if (!world->isOver())
        happening.run();
}

} // namespace

bool beatIfDue(WorldWriter world, Events& events)
{
    const int z = world->hero().at.z;
    const std::int64_t time = (world->state().clock / kTicksPerTurn + 1) * kTicksPerTurn;
    const auto next = world.timeOfNext();
    if (!next || time > *next || !world->isActive(z)) // asked before every act: the time is the quicker question
        return false;
    world.moveClock(time);
    beat(world, z, events);
    return true;
}

void beginLiving(WorldWriter world)
{
    beginEvents(world);
    if (!world->catalogue().isLiving())
        return;
    for (int z = 0; z < world->depth(); ++z)
        for (int y = 0; y < world->height(); ++y)
            for (int x = 0; x < world->width(); ++x)
                if (const TileId tile = world->level(z).tiles[x, y]; world->catalogue().isTimed(tile))
                    world.setTile({x, y, z}, tile); // it has come
    settle(world);
}

} // namespace cave
