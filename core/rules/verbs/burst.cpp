// SPDX-License-Identifier: MIT
#include "core/rules/verbs/burst.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/growth.h"
#include "core/rules/verbs/harm.h"

#include <algorithm>

namespace cave {

namespace {

bool hasFullColony(const World& world, const Creature& self, int most)
{
    const auto isMember = [&](const Creature& other) { return other.colony == self.colony; };
    return most > 0 && std::ranges::count_if(world.creatures(), isMember) >= most;
}

// What floats does not pass it on.
bool hasRoomForHalf(const World& world, const Creature& self, Position to)
{
    return !world.creatureAt(to) && mayEnter(world, self, to) && !isShut(world, to) &&
           (!world.playsBy(kHalvesStand) || mayLand(world, self, to));
}

} // namespace

Answer checkBurst(const World& world, const Creature& actor)
{
    if (!behaviourRow(world, actor, Does::Explode))
        return refuse({CAVE_TEXT("game", "You are in one piece, and stay so.")}, actor.at);
    return std::nullopt;
}

void burst(WorldWriter world, const Creature& self, Events& events)
{
    harmToDeath(world, self.id, actorOf(world, self), events);
}

void goOff(WorldWriter world, const Actor& who, Position at, const BehaviourRow& row, Events& events)
{
    events.push_back(WentOff{who, at, row.radius});
    const BitGrid cells = blastCells(world, at, row.radius);
    std::vector<EntityId> met;
    for (const Creature& creature : world->creatures())
        if (creature.at.z == at.z && cells.get(creature.at.x, creature.at.y))
            met.push_back(creature.id);
    std::ranges::sort(met);
    for (const EntityId id : met) {
        const Creature* victim = world->creature(id);
        if (!victim || world->isOver())
            continue;
        const int damage = lessened(row.amount, resistanceOf(world, *victim, kResistBlow));
        events.push_back(Blasted{actorOf(world, *victim), who, victim->at, lossOf(world, *victim, damage)});
        harm(world, id, damage, who, events);
    }
}

void leaveEffect(WorldWriter world, const Actor& who, Position at, const BehaviourRow& row, Events& events)
{
    Effect effect = *row.effect;
    const bool isGas = effect.kind == EffectKind::Cloud; // which spreads by itself
    effect.aim = isGas ? Aim::Creature : Aim::Blast;
    effect.radius = isGas ? 0 : 1;
    breakAt(world, who, effect, at, events);
}

void splitUp(WorldWriter world, EntityId who, Events& events)
{
    const Creature self = *world->creature(who);
    const BehaviourRow* row = behaviourRow(world, self, Does::Split);
    if (!row || self.health < 2 || hasFullColony(world, self, row->colony))
        return;
    const std::uint32_t first = world.dice().below(8);
    for (std::uint32_t i = 0; i < 8; ++i) {
        const Position to = moved(self.at, kDirections[(first + i) % 8]);
        if (!hasRoomForHalf(world, self, to))
            continue;
        const EntityId other = bringForth(world, self, self.kind, to);
        Creature half = *world->creature(other);
        half.maxHealth = self.maxHealth;
        half.attack = self.attack;
        half.defence = self.defence;
        half.sight = self.sight;
        if (world->playsBy(kHalvesKeepPace))
            half.speed = self.speed;
        half.level = self.level;
        half.stage = self.stage;
        half.isHunter = self.isHunter;
        half.health = self.health / 2;
        half.quarry = self.quarry;
        world.changeCreature(half);
        world.setHealth(who, self.health - half.health);
        events.push_back(SplitUp{actorOf(world, self), actorOf(world, half), to});
        return;
    }
}

} // namespace cave
