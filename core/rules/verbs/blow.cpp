// SPDX-License-Identifier: MIT
#include "core/rules/verbs/blow.h"

#include "core/rules/facts/pack.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/harm.h"
#include "core/rules/verbs/styles.h"
#include "core/rules/verbs/tempering.h"

#include <algorithm>

namespace cave {

namespace {

// What a blow does beside the wound, to whoever lives on.
void touch(WorldWriter world, const Actor& by, EntityId whom, Events& events)
{
    for (const BehaviourRow& row : world->catalogue().creature(by.kind).behaviours) {
        if (!row.effect || world->isOver() || !world->creature(whom))
            continue;
        if (row.perMille >= 1000 || world.dice().perMille(row.perMille))
            actOf(row.effect->kind).touch(world, whom, *row.effect, by, events);
    }
}

} // namespace

Span blowOf(const World& world, int attack, const Creature& victim)
{
    if (world.kindOf(victim).immortal)
        return {};
    const int excess = attack - defenceOf(world, victim);
    const DamageFormula& damage = world.rules().damage;
    if (!damage.dice)
        return {std::max(damage.least, excess), std::max(damage.least, excess)};
    return {damage.least, damage.least + std::max(0, excess - 1)};
}

Span blowOf(const World& world, const Creature& attacker, const Creature& victim)
{
    return blowOf(world, attackOf(world, attacker), victim);
}

int drawBlow(WorldWriter world, const Creature& attacker, const Creature& victim)
{
    return drawBlowOf(world, attackOf(world, attacker), victim);
}

int drawBlowOf(WorldWriter world, int attack, const Creature& victim)
{
    const int excess = attack - defenceOf(world, victim);
    if (world->kindOf(victim).immortal)
        return 0;
    const DamageFormula& damage = world->rules().damage;
    if (!damage.dice)
        return std::max(damage.least, excess);
    return damage.least + (excess > 0 ? static_cast<int>(world.dice().below(static_cast<std::uint32_t>(excess))) : 0);
}

std::optional<Span> blowsFor(const Span& blow, int health)
{
    if (blow.least <= 0)
        return std::nullopt;
    const auto count = [health](int each) { return (health + each - 1) / each; };
    return Span{count(blow.most), count(blow.least)};
}

void strike(WorldWriter world, const Creature& attacker, const Creature& victim, Events& events)
{
    styleRow(styleOf(world, attacker)).strike(world, attacker.id, victim.id, events);
}

void deal(WorldWriter world, const Creature& attacker, const Creature& victim, const Force& force, Events& events)
{
    const Actor by = actorOf(world, attacker);
    const Actor whom = actorOf(world, victim);
    const int spared = force.halvesDefence ? defenceOf(world, victim) / 2 : 0; // half of it counts
    const int drawn = drawBlowOf(world, attackOf(world, attacker) + spared, victim);
    const int damage = drawn == 0 ? 0 : std::max(1, drawn * force.times * force.share / 100);
    events.push_back(Struck{by, whom, attacker.at, victim.at, damage});
    if (by.isHero)
        feelBlowGiven(world, events);
    if (whom.isHero)
        feelBlowTaken(world, events);
    harm(world, whom.id, damage, by, events);
    if (damage > 0)
        touch(world, by, whom.id, events);
}

} // namespace cave
