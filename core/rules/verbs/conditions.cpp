// SPDX-License-Identifier: MIT
#include "core/rules/verbs/conditions.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/passage.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/company/visiting.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/harm.h"

#include <algorithm>
#include <functional>

namespace cave {

namespace {

constexpr int kPoisonHarm = 1;
constexpr int kBleedingHarm = 1;

void setTurns(WorldWriter world, EntityId who, Condition condition, int turns)
{
    Creature changed = *world->creature(who);
    changed.conditions[static_cast<std::size_t>(condition)] = turns;
    changed.isPoisonNobodys = changed.isPoisonNobodys && lasts(changed, Condition::Poisoned);
    world.changeCreature(changed);
}

void tell(const World& world, EntityId who, Condition condition, bool begins, Events& events)
{
    const Creature& self = *world.creature(who);
    events.push_back(ConditionChanged{actorOf(world, self), self.at, condition, begins});
}

// Whoever dies of poison had it from nobody, from the hero, from somebody the hero confused, or is the hero; not so an
// ally.
void sufferPoison(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    if (resistanceOf(world, self, EffectKind::Poison) >= kImmunity)
        return;
    const Actor victim = actorOf(world, self);
    if (lossOf(world, self, kPoisonHarm) == 0)
        return harm(world, who, kPoisonHarm, victim, events); // a cushion or a shield takes it
    const int damage = kPoisonHarm;
    events.push_back(Suffered{victim, self.at, damage, self.isPoisonNobodys && self.health <= damage});
    if (!victim.isHero || self.health > damage)
        return harm(world, who, damage,
                    self.isPoisonNobodys || isAlly(world, self) ? victim : actorOf(world, world->hero()), events);
    world.setHealth(who, self.health - damage);
    perish(world, Cause::Poisoned, events);
}

// Nobody is to blame for fire.
void sufferFire(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const int damage = lessened(kBurningHarm, resistanceOf(world, self, kResistFire));
    const int loss = lossOf(world, self, damage);
    const Actor victim = actorOf(world, self);
    if (loss == 0)
        return damage > 0 ? harm(world, who, damage, victim, events) : void();
    events.push_back(Burned{victim, self.at, EffectKind::Ignite, loss, self.health <= loss});
    if (!victim.isHero || self.health > loss)
        return harm(world, who, damage, victim, events);
    world.setHealth(who, self.health - loss);
    perish(world, Cause::Flames, events);
}

// As poison that is somebody's.
void sufferBleeding(WorldWriter world, EntityId who, Events& events)
{
    const Creature& self = *world->creature(who);
    const Actor victim = actorOf(world, self);
    if (resistanceOf(world, self, EffectKind::Bleed) >= kImmunity)
        return;
    if (lossOf(world, self, kBleedingHarm) == 0)
        return harm(world, who, kBleedingHarm, victim, events);
    events.push_back(Bled{victim, self.at, kBleedingHarm});
    if (!victim.isHero || self.health > kBleedingHarm)
        return harm(world, who, kBleedingHarm, isAlly(world, self) ? victim : actorOf(world, world->hero()), events);
    world.setHealth(who, self.health - kBleedingHarm);
    perish(world, Cause::Bled, events);
}

// Every other act, as its end is an even or an odd number of acts away.
void mendABit(WorldWriter world, EntityId who)
{
    const Creature& self = *world->creature(who);
    if (turnsLeft(self, Condition::Mending) % 2 == 0 && self.health < self.maxHealth)
        world.setHealth(who, self.health + 1);
}

bool hasHad(const Conditions& before, Condition condition) { return before[static_cast<std::size_t>(condition)] > 0; }

} // namespace

void beginCondition(WorldWriter world, EntityId who, Condition condition, int turns, Events& events)
{
    if (condition == Condition::Hasted)
        endCondition(world, who, Condition::Slowed, events);
    if (condition == Condition::Slowed)
        endCondition(world, who, Condition::Hasted, events);
    if (condition == Condition::Fireproof)
        endCondition(world, who, Condition::Burning, events);
    if (condition == Condition::Burning && lasts(*world->creature(who), Condition::Fireproof))
        return;
    const int before = turnsLeft(*world->creature(who), condition);
    if (before == kUntilWoken || (turns != kUntilWoken && turns <= before))
        return;
    setTurns(world, who, condition, turns);
    if (before == 0)
        tell(world, who, condition, true, events);
}

void endCondition(WorldWriter world, EntityId who, Condition condition, Events& events)
{
    if (!lasts(*world->creature(who), condition))
        return;
    setTurns(world, who, condition, 0);
    tell(world, who, condition, false, events);
}

void shorten(WorldWriter world, EntityId who, Condition condition, int acts, Events& events)
{
    const int left = turnsLeft(*world->creature(who), condition) - acts;
    if (left > 0)
        setTurns(world, who, condition, left);
    else
        endCondition(world, who, condition, events);
}

void staunch(WorldWriter world, EntityId who)
{
    if (turnsLeft(*world->creature(who), Condition::Bleeding) > kStaunchActs)
        setTurns(world, who, Condition::Bleeding, kStaunchActs);
}

void feelConditions(WorldWriter world, EntityId who, const Conditions& before, Events& events)
{
    if (std::ranges::none_of(before, std::identity{}))
        return;
    if (hasHad(before, Condition::Poisoned) && lasts(*world->creature(who), Condition::Poisoned)) // not if cured
        sufferPoison(world, who, events);
    const Creature* living = world->creature(who);
    if (living && !world->isOver() && hasHad(before, Condition::Burning) && lasts(*living, Condition::Burning))
        sufferFire(world, who, events);
    living = world->creature(who);
    if (living && !world->isOver() && hasHad(before, Condition::Bleeding) && lasts(*living, Condition::Bleeding))
        sufferBleeding(world, who, events);
    living = world->creature(who);
    if (living && !world->isOver() && hasHad(before, Condition::Mending) && lasts(*living, Condition::Mending))
        mendABit(world, who);
    for (const Condition condition : kConditions) {
        if (before[static_cast<std::size_t>(condition)] == 0)
            continue;
        const Creature* self = world->creature(who);
        if (!self || world->isOver())
            return;
        const int turns = turnsLeft(*self, condition);
        if (turns <= 0)
            continue;
        if (turns == 1 && condition == Condition::Floating && !mayLand(world, *self))
            continue;
        if (turns == 1) {
            endCondition(world, who, condition, events);
            if (condition == Condition::Visiting)
                goHome(world, who, events);
        } else
            setTurns(world, who, condition, turns - 1);
    }
}

} // namespace cave
