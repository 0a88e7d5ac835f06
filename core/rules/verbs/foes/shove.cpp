// SPDX-License-Identifier: MIT
#include "core/rules/verbs/foes/shove.h"

#include "core/rules/facts/passage.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/end_game.h"

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

constexpr int kStunned = 1; // acts

// Doors stay shut.
bool comesTo(const World& world, const Creature& self, Position to)
{
    const CreatureKind& kind = world.kindOf(self);
    return world.contains(to) && !world.creatureAt(to) && world.tileKind(to).opensInto.empty() &&
           (world.holds(kind, to) || world.drowns(kind, to) || world.drops(kind, to));
}

void carry(WorldWriter world, const Shoved& way, Events& events)
{
    if (way.from == way.to)
        return;
    world.moveCreature(way.who.id, way.to);
    events.push_back(way);
    arrive(world, way.who, events);
}

} // namespace

Direction directionTo(Position from, Position to)
{
    return *std::ranges::min_element(kDirections, {}, [&](Direction direction) {
        const Position step = moved(Position{0, 0, from.z}, direction);
        // From each axis what is left of the way after as many steps as the longer one has.
        const int far = distance(from, to);
        return std::abs(to.x - from.x - far * step.x) + std::abs(to.y - from.y - far * step.y);
    });
}

void shove(WorldWriter world, EntityId whom, Position away, int cells, Events& events)
{
    const Creature& self = *world->creature(whom);
    if (away == self.at || away.z != self.at.z)
        return;
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    const Direction direction = directionTo(away, from);
    Position to = from;
    int left = cells;
    for (; left > 0 && comesTo(world, self, moved(to, direction)); --left)
        to = moved(to, direction);
    const bool isStopped = left > 0 && !world->creatureAt(moved(to, direction));
    carry(world, {who, from, to}, events);
    if (isStopped && !world->isOver())
        beginCondition(world, whom, Condition::Paralysed, kStunned, events);
}

void draw(WorldWriter world, EntityId whom, Position near, Grip grip, Events& events)
{
    const Creature& self = *world->creature(whom);
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    Position to = from;
    while (distance(to, near) > 1) {
        const Position next = moved(to, directionTo(to, near));
        if (world->creatureAt(next) || !mayEnter(world, self, next))
            break;
        to = next;
    }
    carry(world, {who, from, to, true, grip == Grip::Iron}, events);
}

} // namespace cave
