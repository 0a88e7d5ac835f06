// SPDX-License-Identifier: MIT
#include "core/rules/verbs/shoot.h"

#include "core/base/rules_version.h"
#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/flight.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/gear/rune_acts.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/harm.h"

namespace cave {

Answer checkShoot(const World& world, const Creature& actor, Position at)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Shoot);
    const auto meets = [&] { return flightOf(world, actor.at, at, [](const Creature&) { return true; }).met; };
    const Creature* target = world.creatureAt(at);
    const auto harms = [&] { return attackOf(world, actor) > 0 || (row->effect && world.playsBy(kGazesWork)); };
    if (!row || !target || !isFoe(world, actor, *target) || at == actor.at || distance(actor.at, at) > row->range ||
        !harms() || meets() != target->id)
        return refuse({CAVE_TEXT("game", "There is nothing to shoot at.")}, actor.at);
    return std::nullopt;
}

namespace {

void shootBack(WorldWriter world, const Creature& shooter, int attack, Events& events)
{
    const Actor hero = actorOf(world, world->hero());
    const Actor whom = actorOf(world, shooter);
    const int damage = drawBlowOf(world, attack, shooter, kResistShot);
    events.push_back(Shot{hero, whom, world->hero().at, shooter.at, lossOf(world, shooter, damage)});
    if (damage == 0)
        tellOfResisting(world, shooter, kResistShot, events);
    harm(world, whom.id, damage, hero, events);
}

} // namespace

void shoot(WorldWriter world, const Creature& self, Position at, Events& events)
{
    const Creature& victim = *world->creatureAt(at);
    const Actor by = actorOf(world, self);
    const Actor whom = actorOf(world, victim);
    const BehaviourRow& row = *behaviourRow(world, self, Does::Shoot);
    const std::optional<Effect> effect = row.effect; // a stage may end the row
    if (attackOf(world, self) <= 0) // a gaze
        return meetWith(world, whom.id, *effect, by, events);
    const int attack = attackOf(world, self) * row.share / 100;
    if (whom.isHero && mirrorsShot(world, events))
        return shootBack(world, self, attack, events);
    const int damage = drawBlowOf(world, attack, victim, kResistShot);
    const int loss = lossOf(world, victim, damage);
    events.push_back(Shot{by, whom, self.at, at, loss});
    if (damage == 0)
        tellOfResisting(world, victim, kResistShot, events);
    if (whom.isHero)
        feelBlowTaken(world, events);
    harm(world, whom.id, damage, by, events);
    if (effect && loss > 0 && !world->isOver() && world->creature(whom.id))
        meetWith(world, whom.id, *effect, by, events);
}

} // namespace cave
