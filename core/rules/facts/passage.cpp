// SPDX-License-Identifier: MIT
#include "core/rules/facts/passage.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/pack.h"

#include <algorithm>

namespace cave {

namespace {

bool breathesHarm(const World& world, const Creature& self, Position at)
{
    const GasCell* gas = world.gasAt(at);
    return gas && world.catalogue().isBad(gas->kind, gas->units) &&
           !isImmune(world.kindOf(self), world.catalogue().gas(gas->kind));
}

int breathWith(const Gifts& gifts, const TileKind& ground)
{
    return gifts.sinks > 0 ? std::min(gifts.sinks, ground.drowns) : ground.drowns;
}

} // namespace

const BitGrid& groundFor(const World& world, const Creature& self, int z)
{
    const Catalogue& catalogue = world.catalogue();
    if (lasts(self, Condition::Floating))
        return world.ground(z, catalogue.floatingGaitOf(self.kind));
    const bool swims = world.gifts().swims && self.id == world.state().hero;
    return world.ground(z, catalogue.gaitInStage(self.kind, self.stage, swims));
}

bool mayEnter(const World& world, const Creature& self, Position at)
{
    return world.contains(at) && groundFor(world, self, at.z).get(at.x, at.y);
}

bool mayLand(const World& world, const Creature& self, Position at)
{
    const CreatureKind& kind = world.catalogue().inStage(self.kind, self.stage);
    return world.holds(kind, at) || world.drowns(kind, at) || world.drops(kind, at);
}

bool mayLand(const World& world, const Creature& self) { return mayLand(world, self, self.at); }

bool isShut(const World& world, Position at)
{
    return world.playsBy(kDoorsStayClear) && !world.tileKind(at).opensInto.empty();
}

bool harms(const World& world, const Creature& self, Position at)
{
    return harms(world.tileKind(at), world.kindOf(self)) || breathesHarm(world, self, at);
}

bool mayWade(const World& world, const Creature& self, Position at)
{
    const bool isBold = self.id == world.state().hero || lasts(self, Condition::Confused);
    if (!isBold || !world.contains(at))
        return false;
    const TileKind& tile = world.tileKind(at);
    return drowns(tile, world.kindOf(self)) || world.drops(world.kindOf(self), at) ||
           (harms(world, self, at) && lets(tile, world.kindOf(self)));
}

int breathIn(const World& world, const Creature& self, const TileKind& ground)
{
    return breathWith(self.id == world.state().hero ? world.gifts() : Gifts{}, ground); // nobody else wears anything
}

int knownBreathIn(const World& world, const TileKind& ground) { return breathWith(knownGiftsOf(world), ground); }

bool wouldFall(const World& world, Direction direction)
{
    const Creature& self = world.hero();
    const Position to = moved(self.at, direction);
    if (!world.contains(to) || world.seenCreatureAt(to) || !world.below(to))
        return false;
    const TileId known = world.level(to.z).memory.tiles[to.x, to.y];
    return known != kUnknownTile && drops(world.catalogue().tile(known), world.kindOf(self));
}

bool wouldSink(const World& world, Direction direction)
{
    const Creature& self = world.hero();
    const Position to = moved(self.at, direction);
    if (!world.contains(to) || world.seenCreatureAt(to))
        return false;
    const TileId known = world.level(to.z).memory.tiles[to.x, to.y];
    if (known == kUnknownTile || !drowns(world.catalogue().tile(known), world.kindOf(self)))
        return false;
    return self.submerged == 0 || self.submerged >= breathIn(world, self, world.catalogue().tile(known));
}

bool wouldBeDraggedDown(const World& world, Direction direction)
{
    const Position to = moved(world.hero().at, direction);
    if (!world.contains(to))
        return false;
    const TileId known = world.level(to.z).memory.tiles[to.x, to.y];
    return known != kUnknownTile &&
           knownBreathIn(world, world.catalogue().tile(known)) < world.catalogue().tile(known).drowns;
}

bool wouldBurn(const World& world, Direction direction)
{
    const Creature& self = world.hero();
    const Position to = moved(self.at, direction);
    if (!world.contains(to) || world.seenCreatureAt(to) || world.tileKind(self.at).harmful)
        return false;
    const TileId known = world.level(to.z).memory.tiles[to.x, to.y];
    return known != kUnknownTile && world.catalogue().tile(known).harmful &&
           lets(world.catalogue().tile(known), world.kindOf(self));
}

bool wouldBreathe(const World& world, Direction direction)
{
    const Creature& self = world.hero();
    const Position to = moved(self.at, direction);
    if (!world.contains(to) || !world.isVisible(to) || world.seenCreatureAt(to) || harms(world, self, self.at))
        return false;
    return breathesHarm(world, self, to) && lets(world.seenKind(to), world.kindOf(self));
}

bool mayDig(const World& world, const Creature& self)
{
    if (self.id == world.state().hero)
        return world.rules().dig || diggingTool(world, self.id) != nullptr;
    return behaviourRow(world, self, Does::Burrow) != nullptr;
}

int paceOver(const World& world, const Creature& self, Position from, Position to)
{
    const CreatureKind& kind = world.kindOf(self);
    if (kind.flies || kind.phases)
        return kPlainPace;
    const auto slows = [&](const TileKind& tile) { return kind.swims && tile.swimmable ? kPlainPace : tile.slows; };
    return std::max(slows(world.tileKind(from)), slows(world.tileKind(to)));
}

const Item* keyFor(const World& world, EntityId carrier, Position door)
{
    const Item* any = nullptr;
    for (const Item& item : world.items()) {
        if (item.carrier != carrier || !world.catalogue().item(item.kind).key)
            continue;
        if (item.opens == door)
            return &item;
        if (!item.opens && !any)
            any = &item;
    }
    return any;
}

} // namespace cave
