// SPDX-License-Identifier: MIT
#include "core/rules/verbs/foes/onslaught.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/field_of_view.h"
#include "core/rules/facts/flight.h"
#include "core/rules/facts/landing.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/foes/shove.h"

#include <cstdlib>

namespace cave {

namespace {

const Creature* foeAt(const World& world, const Creature& self, Position at)
{
    const Creature* there = world.creatureAt(at);
    return there && there->id != self.id && isFoe(world, self, *there) ? there : nullptr;
}

bool isWithin(const Creature& self, Position at, const BehaviourRow* row)
{
    return row && distance(self.at, at) >= 2 && distance(self.at, at) <= row->range;
}

bool isStraight(Position from, Position to)
{
    const int across = std::abs(to.x - from.x);
    const int down = std::abs(to.y - from.y);
    return across == 0 || down == 0 || across == down;
}

// The last cell before it, where the way is free.
std::optional<Position> runUpTo(const World& world, const Creature& self, Position at)
{
    const Direction direction = directionTo(self.at, at);
    Position to = self.at;
    for (Position next = moved(to, direction); next != at; next = moved(to, direction)) {
        if (world.creatureAt(next) || !mayEnter(world, self, next) || !world.tileKind(next).opensInto.empty())
            return std::nullopt;
        to = next;
    }
    return to;
}

// Where it can stand without harm; water keeps it off.
bool isLanding(const World& world, const Creature& self, Position at)
{
    return isOutOfTheWay(world, at) && world.tileKind(at).ground == Ground::Floor && !harms(world, self, at);
}

} // namespace

Answer checkCharge(const World& world, const Creature& actor, Position at)
{
    if (!isWithin(actor, at, behaviourRow(world, actor, Does::Charge)) || !foeAt(world, actor, at) ||
        !isStraight(actor.at, at) || attackOf(world, actor) <= 0 || !runUpTo(world, actor, at))
        return refuse({CAVE_TEXT("game", "There is nobody to charge at.")}, actor.at);
    return std::nullopt;
}

void charge(WorldWriter world, const Creature& self, Position at, Events& events)
{
    const Position from = self.at;
    const int share = behaviourRow(world, self, Does::Charge)->share;
    const Position to = *runUpTo(world, self, at);
    world.moveCreature(self.id, to);
    events.push_back(Stepped{actorOf(world, self), from, to});
    strikeWith(world, self, *world->creatureAt(at), attackOf(world, self) * share / 100, events);
}

bool hasHoldOn(const World& world, const BehaviourRow& row, const Creature& foe)
{
    return !row.iron || hasIronInUse(world, foe);
}

Answer checkPull(const World& world, const Creature& actor, Position at)
{
    const Creature* foe = foeAt(world, actor, at);
    const auto meets = [&] { return flightOf(world, actor.at, at, [](const Creature&) { return true; }).met; };
    const auto isFree = [&](Position next) { return !world.creatureAt(next) && mayEnter(world, *foe, next); };
    const BehaviourRow* row = behaviourRow(world, actor, Does::Pull);
    if (!foe || !isWithin(actor, at, row) || !hasHoldOn(world, *row, *foe) ||
        !isFree(moved(at, directionTo(at, actor.at))) || meets() != foe->id)
        return refuse({CAVE_TEXT("game", "There is nobody to draw near.")}, actor.at);
    return std::nullopt;
}

void pull(WorldWriter world, const Creature& self, Position at, Events& events)
{
    const Grip grip = behaviourRow(world, self, Does::Pull)->iron ? Grip::Iron : Grip::Body;
    draw(world, world->creatureIdAt(at), self.at, grip, events);
}

Answer checkBlink(const World& world, const Creature& actor, Position at)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Blink);
    if (!row || lasts(actor, Condition::Held) || !isLanding(world, actor, at) ||
        !isInView(world.opaque(at.z), actor.at.x, actor.at.y, row->range, at.x, at.y))
        return refuse({CAVE_TEXT("game", "There is nowhere to jump to.")}, actor.at);
    return std::nullopt;
}

void blinkTo(WorldWriter world, const Creature& self, Position at, Events& events)
{
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    world.moveCreature(who.id, at);
    events.push_back(Teleported{who, from, at});
}

} // namespace cave
