// SPDX-License-Identifier: MIT
#include "core/rules/living/fire.h"

#include "core/rules/facts/condition.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/living/gas.h"
#include "core/rules/living/suffering.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/goals.h"

#include <algorithm>

namespace cave {

namespace {

constexpr Direction kBeside[]{Direction::North, Direction::East, Direction::South, Direction::West};

void catchFire(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    if (!isImmune(world->kindOf(self), world->tileKind(self.at)) &&
        resistanceOf(world, self, EffectKind::Ignite) < kImmunity)
        beginCondition(world, who, Condition::Burning, kBurningTurns, events);
}

bool mayBeLost(const World& world, const ItemKind& kind)
{
    return kind.burns && !kind.key && !kind.counted && !isGoalItem(world.rules(), kind.id);
}

} // namespace

void burnThings(WorldWriter world, int z, Events& events)
{
    std::vector<EntityId> lost;
    for (const Item& item : world->items())
        if (item.carrier == EntityId::None && item.at.z == z && world->fires(z).get(item.at.x, item.at.y) &&
            mayBeLost(world, world->catalogue().item(item.kind)))
            lost.push_back(item.id);
    for (const EntityId id : lost) {
        const Item item = *world->item(id);
        world.removeItem(id);
        events.push_back(BurntUp{item.kind, item.at});
    }
}

// Read as it was when the step began: a cell that catches fire now is beside nothing before the next beat.
void spreadFire(WorldWriter world, Round& round, Events& events)
{
    const int z = round.z();
    const Grid<TileId>& tiles = world->level(z).tiles;
    const ByteSet& burnable = world->catalogue().burnable();
    const ByteSet& kindled = world->catalogue().answering(On::Light);
    const bool hasGas = !world->level(z).living.gas.empty();
    BitGrid met(world->width(), world->height());
    BitGrid inAir(world->width(), world->height());
    const auto meet = [&](Position at) {
        if (burnable[tiles[at.x, at.y]] != 0)
            met.set(at.x, at.y);
        if (hasGas)
            inAir.set(at.x, at.y);
    };
    world->fires(z).forEach([&](int x, int y) {
        meet({x, y, z});
        for (const Direction direction : kBeside)
            if (const Position at = moved({x, y, z}, direction); world->contains(at)) {
                meet(at);
                if (kindled[tiles[at.x, at.y]] != 0)
                    met.set(at.x, at.y);
            }
    });
    met.forEach([&](int x, int y) {
        react(world, round, {{x, y, z}, On::Burn}, events);
        react(world, round, {{x, y, z}, On::Light}, events);
    });
    if (hasGas)
        burnGas(world, round, inAir, events);
}

void standInFire(WorldWriter world, EntityId who, Events& events)
{
    if (world->tileKind(world->creature(who)->at).fire)
        catchFire(world, who, events);
}

void feelFire(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const Position at = self.at;
    if (lasts(self, Condition::Burning) && isSoaked(world, self)) {
        endCondition(world, who, Condition::Burning, events);
    } else if (lasts(self, Condition::Burning) && at.z == world->hero().at.z) {
        const std::size_t told = events.size();
        Round round = Round::ofAct(world, who);
        react(world, round, {at, On::Burn}, events);
        BitGrid here(world->width(), world->height());
        here.set(at.x, at.y);
        burnGas(world, round, here, events);
        answer(world, round, told, events);
    }
    if (world->creature(who) && !world->isOver())
        standInFire(world, who, events);
}

} // namespace cave
