// SPDX-License-Identifier: MIT
#include "core/rules/living/fire.h"

#include "core/rules/facts/condition.h"
#include "core/rules/verbs/conditions.h"

#include <algorithm>

namespace cave {

namespace {

constexpr Direction kBeside[]{Direction::North, Direction::East, Direction::South, Direction::West};

void catchFire(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    if (!isImmune(world->kindOf(self), world->tileKind(self.at)))
        beginCondition(world, who, Condition::Burning, kBurningTurns, events);
}

bool mayBeLost(const World& world, const ItemKind& kind)
{
    return kind.burns && !kind.key && !kind.counted && kind.id != world.rules().collectKind;
}

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

} // namespace

// Read as it was when the step began: a cell that catches fire now is beside nothing before the next beat.
void spreadFire(WorldWriter world, Round& round, Events& events)
{
    const int z = round.z();
    const Grid<TileId>& tiles = world->level(z).tiles;
    const ByteSet& burnable = world->catalogue().burnable();
    const ByteSet& kindled = world->catalogue().answering(On::Light);
    BitGrid met(world->width(), world->height());
    world->fires(z).forEach([&](int x, int y) {
        if (burnable[tiles[x, y]] != 0)
            met.set(x, y);
        for (const Direction direction : kBeside)
            if (const Position at = moved({x, y, z}, direction);
                world->contains(at) && (burnable[tiles[at.x, at.y]] | kindled[tiles[at.x, at.y]]) != 0)
                met.set(at.x, at.y);
    });
    met.forEach([&](int x, int y) {
        react(world, round, {{x, y, z}, On::Burn}, events);
        react(world, round, {{x, y, z}, On::Light}, events);
    });
}

void burnWhatIsThere(WorldWriter world, int z, Events& events)
{
    BitGrid inFire = world->fires(z);
    inFire &= world->taken(z);
    std::vector<EntityId> met;
    inFire.forEach([&](int x, int y) { met.push_back(world->creatureIdAt({x, y, z})); });
    std::ranges::sort(met);
    for (const EntityId who : met)
        catchFire(world, who, events);
    burnThings(world, z, events);
}

void feelFire(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const Position at = self.at;
    if (lasts(self, Condition::Burning) && world->tileKind(at).ground == Ground::Water && !world->kindOf(self).flies &&
        !world->kindOf(self).phases) {
        endCondition(world, who, Condition::Burning, events);
    } else if (lasts(self, Condition::Burning) && at.z == world->hero().at.z) {
        Round round = Round::ofAct(world, who);
        react(world, round, {at, On::Burn}, events);
        settle(world);
    }
    if (world->tileKind(at).fire)
        catchFire(world, who, events);
}

} // namespace cave
