// SPDX-License-Identifier: MIT
#include "core/rules/living/beat.h"

#include "core/rules/living/fire.h"
#include "core/rules/living/happen.h"

namespace cave {

namespace {

// Those of cells whose tile changed before are void already.
void turnWhatIsDue(WorldWriter world, Round& round, Events& events)
{
    const std::int64_t beat = world->level(round.z()).living.beats;
    while (const auto at = world->firstWait(round.z(), beat)) {
        const Level& level = world->level(round.z());
        const Appointment wait = level.living.waits.at(level.tiles.index(at->x, at->y));
        if (!comeAbout(world, round, *at, static_cast<std::size_t>(wait.row), events))
            world.setWait(*at, {beat + 1, wait.row});
    }
}

void changeGround(WorldWriter world, Round& round, Events& events)
{
    spreadFire(world, round, events);
    turnWhatIsDue(world, round, events);
    settle(world);
    burnWhatIsThere(world, round.z(), events);
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
    if (!world->isActive(z))
        return false;
    const std::int64_t time = (world->state().clock / kTicksPerTurn + 1) * kTicksPerTurn;
    const auto next = world.timeOfNext();
    if (!next || time > *next)
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
