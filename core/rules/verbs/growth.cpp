// SPDX-License-Identifier: MIT
#include "core/rules/verbs/growth.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/gain.h"

#include <algorithm>

namespace cave {

namespace {

// Spreading and summoning, as the actor's row has it.
Answer checkGrowth(const World& world, const Creature& actor, Direction direction, const BehaviourRow* row)
{
    const Position to = moved(actor.at, direction);
    const auto isMember = [&](const Creature& other) { return other.colony == actor.colony; };
    const bool done = !row || (row->limit > 0 && actor.growths >= row->limit);
    const bool isStairs = world.tileKind(to).leads != Leads::Nowhere; // who grows there would bar them for ever
    if (done || isStairs || !world.isFree(to) || isShut(world, to) ||
        (row->colony > 0 && std::ranges::count_if(world.creatures(), isMember) >= row->colony))
        return refuse({CAVE_TEXT("game", "Nothing can grow there.")}, to);
    return std::nullopt;
}

// Who came of a creature that passes its levels on has gained as many: those that its kind begins with are no gain.
void inherit(WorldWriter world, const Creature& parent, EntityId child, const BehaviourRow& row)
{
    if (row.inherits)
        gainLevels(world, child, parent.level - world->kindOf(parent).level);
}

} // namespace

EntityId bringForth(WorldWriter world, const Creature& maker, CreatureKindId kind, Position at)
{
    const FactionId side = world->sideOf(maker);
    const EntityId made = world.addCreature(kind, at, maker.colony);
    Creature child = *world->creature(made);
    if (world->sideOf(child) == side)
        return made;
    child.side = side;
    world.changeCreature(child);
    return made;
}

Answer checkSpread(const World& world, const Creature& actor, Direction direction)
{
    return checkGrowth(world, actor, direction, behaviourRow(world, actor, Does::Spread));
}

void spread(WorldWriter world, const Creature& self, Direction direction, Events& events)
{
    const Actor parent = actorOf(world, self);
    const Position to = moved(self.at, direction);
    world.countGrowth(parent.id);
    const EntityId child = bringForth(world, self, parent.kind, to);
    inherit(world, *world->creature(parent.id), child, *behaviourRow(world, *world->creature(parent.id), Does::Spread));
    events.push_back(Grew{parent, actorOf(world, *world->creature(child)), to});
}

Answer checkSummon(const World& world, const Creature& actor, Direction direction)
{
    if (lasts(actor, Condition::Silenced))
        return refuse({CAVE_TEXT("game", "Nobody hears your call.")}, actor.at);
    return checkGrowth(world, actor, direction, behaviourRow(world, actor, Does::Summon));
}

void summon(WorldWriter world, const Creature& self, Direction direction, Events& events)
{
    const Actor parent = actorOf(world, self);
    const BehaviourRow& row = *behaviourRow(world, self, Does::Summon);
    const CreatureKindId kind = *world->catalogue().findCreature(row.kind);
    const Position to = moved(self.at, direction);
    world.countGrowth(parent.id);
    const EntityId child = bringForth(world, self, kind, to);
    inherit(world, *world->creature(parent.id), child, row);
    events.push_back(Summoned{parent, actorOf(world, *world->creature(child)), to});
}

Answer checkStrengthen(const World& world, const Creature& actor)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Strengthen);
    if (!row || actor.isStrengthened || actor.health > row->health)
        return refuse({CAVE_TEXT("game", "There is no more strength to be found.")}, actor.at);
    return std::nullopt;
}

void strengthen(WorldWriter world, const Creature& self, Events& events)
{
    events.push_back(Strengthened{actorOf(world, self), self.at});
    world.strengthen(self.id, behaviourRow(world, self, Does::Strengthen)->attack);
}

} // namespace cave
