// SPDX-License-Identifier: MIT
#include "core/rules/verbs/blow.h"

#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/gear/rune_acts.h"
#include "core/rules/verbs/gear/styles.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/gear/thirst.h"
#include "core/rules/verbs/harm.h"

#include <algorithm>

namespace cave {

namespace {

// What a blow does beside the wound, to whoever lives on.
void touch(WorldWriter world, const Actor& by, EntityId whom, Events& events)
{
    const Creature* attacker = world->creature(by.id); // not one that has gone to pieces
    for (const BehaviourRow& row :
         attacker ? world->behavioursOf(*attacker) : world->catalogue().creature(by.kind).behaviours) {
        if (row.does != Does::Touch || world->isOver() || !world->creature(whom))
            continue;
        if (row.perMille >= 1000 || world.dice().perMille(row.perMille))
            meetWith(world, whom, *row.effect, by, events);
    }
}

// Of those whose kind strikes and withdraws; the act that struck counts as one.
void beginWithdrawing(WorldWriter world, EntityId who)
{
    const Creature* self = world->creature(who);
    const BehaviourRow* row = self ? behaviourRow(world, *self, Does::Withdraw) : nullptr;
    if (!row)
        return;
    Creature changed = *self;
    changed.withdraws = row->turns + 1;
    world.changeCreature(changed);
}

int leftOf(const World& world, int damage, const Creature& victim, ResistKey by)
{
    const int left = lessened(damage, resistanceOf(world, victim, by));
    return by == kResistBlow && lasts(victim, Condition::Stony) ? stonyHarm(left) : left;
}

} // namespace

Span blowOf(const World& world, int attack, const Creature& victim, ResistKey by)
{
    if (world.kindOf(victim).immortal)
        return {};
    const int excess = attack - defenceOf(world, victim);
    const DamageFormula& damage = world.rules().damage;
    const Span whole = damage.dice ? Span{damage.least, damage.least + std::max(0, excess - 1)}
                                   : Span{std::max(damage.least, excess), std::max(damage.least, excess)};
    return {leftOf(world, whole.least, victim, by), leftOf(world, whole.most, victim, by)};
}

Span blowOf(const World& world, const Creature& attacker, const Creature& victim)
{
    return blowOf(world, attackOf(world, attacker), victim);
}

int drawBlow(WorldWriter world, const Creature& attacker, const Creature& victim)
{
    return drawBlowOf(world, attackOf(world, attacker), victim);
}

int drawBlowOf(WorldWriter world, int attack, const Creature& victim, ResistKey by)
{
    const int excess = attack - defenceOf(world, victim);
    if (world->kindOf(victim).immortal)
        return 0;
    const DamageFormula& damage = world->rules().damage;
    if (!damage.dice)
        return leftOf(world, std::max(damage.least, excess), victim, by);
    const int more = excess > 0 ? static_cast<int>(world.dice().below(static_cast<std::uint32_t>(excess))) : 0;
    return leftOf(world, damage.least + more, victim, by);
}

std::optional<Span> blowsFor(const Span& blow, int health)
{
    if (blow.least <= 0)
        return std::nullopt;
    const auto count = [health](int each) { return (health + each - 1) / each; };
    return Span{count(blow.most), count(blow.least)};
}

void tellOfResisting(const World& world, const Creature& victim, ResistKey by, Events& events)
{
    if (const int perMille = resistanceOf(world, victim, by); perMille > 0)
        events.push_back(Resisted{actorOf(world, victim), victim.at, by, perMille >= kImmunity});
}

namespace {

void dealWith(WorldWriter world, const Creature& attacker, const Creature& victim, int attack, const Force& force,
              Events& events)
{
    const Actor by = actorOf(world, attacker);
    const Actor whom = actorOf(world, victim);
    const int spared = force.halvesDefence ? defenceOf(world, victim) / 2 : 0; // half of it counts
    const auto rune = drawWeaponRune(world, attacker, victim);
    const int times = force.times * timesOf(world, rune);
    const int drawn = drawBlowOf(world, attack + spared, victim);
    const int damage = drawn == 0 ? 0 : std::max(1, drawn * times * force.share / 100);
    const int loss = lossOf(world, victim, damage);
    events.push_back(Struck{by, whom, attacker.at, victim.at, loss});
    if (damage == 0)
        tellOfResisting(world, victim, kResistBlow, events);
    if (by.isHero)
        feelBlowGiven(world, events);
    if (whom.isHero)
        feelBlowTaken(world, events);
    harm(world, whom.id, damage, by, events);
    drinkFrom(world, by, whom, loss, events);
    if (loss > 0) {
        touch(world, by, whom.id, events);
        workOnVictim(world, rune, by, whom, loss, events);
        if (whom.isHero)
            workOnAttacker(world, by, loss, events);
    }
    breakPeace(world, by, whom.id);
    beginWithdrawing(world, by.id);
}

} // namespace

void strike(WorldWriter world, const Creature& attacker, const Creature& victim, Events& events)
{
    styleRow(styleOf(world, attacker)).strike(world, attacker.id, victim.id, events);
}

void deal(WorldWriter world, const Creature& attacker, const Creature& victim, const Force& force, Events& events)
{
    dealWith(world, attacker, victim, attackOf(world, attacker), force, events);
}

void strikeWith(WorldWriter world, const Creature& attacker, const Creature& victim, int attack, Events& events)
{
    dealWith(world, attacker, victim, attack, {}, events);
}

} // namespace cave
