// SPDX-License-Identifier: MIT
#include "core/rules/verbs/conditions.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/harm.h"

#include <algorithm>
#include <functional>

namespace cave {

namespace {

constexpr int kPoisonHarm = 1;

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
    if (lossOf(world, self, kPoisonHarm) == 0 || resistanceOf(world, self, EffectKind::Poison) >= kImmune)
        return;
    const Actor victim = actorOf(world, self);
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
    const int damage = lossOf(world, self, lessened(kBurningHarm, resistanceOf(world, self, kResistFire)));
    if (damage == 0)
        return;
    const Actor victim = actorOf(world, self);
    events.push_back(Burned{victim, self.at, EffectKind::Ignite, damage, self.health <= damage});
    if (!victim.isHero || self.health > damage)
        return harm(world, who, damage, victim, events);
    world.setHealth(who, self.health - damage);
    perish(world, Cause::Flames, events);
}

// Nobody comes down where it could neither stand nor fall nor drown.
bool mayLand(const World& world, const Creature& self)
{
    const TileKind& ground = world.tileKind(self.at);
    const CreatureKind& kind = world.catalogue().creature(self.kind);
    return holds(ground, kind) || drowns(ground, kind) || world.drops(kind, self.at);
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

void feelConditions(WorldWriter world, EntityId who, const Conditions& before, Events& events)
{
    if (std::ranges::none_of(before, std::identity{}))
        return;
    if (hasHad(before, Condition::Poisoned) && lasts(*world->creature(who), Condition::Poisoned)) // not if cured
        sufferPoison(world, who, events);
    const Creature* living = world->creature(who);
    if (living && !world->isOver() && hasHad(before, Condition::Burning) && lasts(*living, Condition::Burning))
        sufferFire(world, who, events);
    for (const Condition condition : kConditions) {
        const Creature* self = world->creature(who);
        if (!self || world->isOver())
            return;
        const int turns = turnsLeft(*self, condition);
        if (turns <= 0 || before[static_cast<std::size_t>(condition)] == 0)
            continue;
        if (turns == 1 && condition == Condition::Floating && !mayLand(world, *self))
            continue;
        if (turns == 1)
            endCondition(world, who, condition, events);
        else
            setTurns(world, who, condition, turns - 1);
    }
}

} // namespace cave
