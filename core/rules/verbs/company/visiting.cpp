// SPDX-License-Identifier: MIT
#include "core/rules/verbs/company/visiting.h"

#include "core/rules/facts/landing.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/foes/conjuring.h"
#include "core/rules/verbs/steal.h"
#include "core/world/goals.h"

namespace cave {

namespace {

// Who swims would be left behind at the shore, and who only stands by others does not walk.
bool mayVisit(const World& world, const CreatureKind& kind)
{
    return !kind.immortal && !kind.swims && kind.role != FightRole::Boss && kind.role != FightRole::Support &&
           !isGoalCreature(world.rules(), kind.id);
}

bool isAtHome(const CreatureKind& kind, int level)
{
    return kind.band && kind.band->first <= level && level <= kind.band->last;
}

std::vector<CreatureKindId> kindsAtHome(const World& world, int level)
{
    const std::span<const CreatureKind> all = world.catalogue().creatures();
    std::vector<CreatureKindId> kinds;
    kinds.reserve(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (mayVisit(world, all[i]) && isAtHome(all[i], level))
            kinds.push_back(static_cast<CreatureKindId>(i));
    return kinds;
}

bool isRoomFor(const World& world, const CreatureKind& kind, Position at)
{
    return isOutOfTheWay(world, at) && world.holds(kind, at) && !harms(world.tileKind(at), kind);
}

// The first that suits, from one that is drawn on.
std::optional<Position> cellBeside(WorldWriter world, Position at, const CreatureKind& kind)
{
    const std::uint32_t first = world.dice().below(8);
    for (std::uint32_t i = 0; i < 8; ++i)
        if (const Position to = moved(at, kDirections[(first + i) % 8]); isRoomFor(world, kind, to))
            return to;
    return std::nullopt;
}

} // namespace

void bringAlly(WorldWriter world, EntityId whom, int turns, Events& events)
{
    const Creature self = *world->creature(whom);
    std::vector<CreatureKindId> kinds = kindsAtHome(world, self.at.z + 1);
    if (kinds.empty())
        kinds = kindsOfFoes(world, self, mayVisit);
    if (kinds.empty())
        return;
    const CreatureKindId kind = kinds[world.dice().below(static_cast<std::uint32_t>(kinds.size()))];
    const auto at = cellBeside(world, self.at, world->catalogue().creature(kind));
    if (!at)
        return;
    const EntityId who = world.addCreature(kind, *at);
    Creature ally = *world->creature(who);
    ally.side = world->sideOf(self);
    ally.isHunter = true;
    ally.isLurking = false;
    world.changeCreature(ally);
    events.push_back(Summoned{actorOf(world, self), actorOf(world, ally), *at});
    beginCondition(world, who, Condition::Visiting, turns, events);
}

void goHome(WorldWriter world, EntityId who, Events& events)
{
    const Creature gone = *world->creature(who);
    if (who == world->state().hero)
        return;
    leaveLoot(world, who, placeToFall(world, gone.at));
    world.removeCreature(who);
    events.push_back(Vanished{KindTable::Creature, gone.kind, gone.at, who});
}

} // namespace cave
