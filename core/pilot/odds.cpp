// SPDX-License-Identifier: MIT
#include "core/pilot/odds.h"

#include "core/content/limits.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/resistance.h"

#include <algorithm>
#include <vector>

namespace cave {

namespace {

// What may come further down than a foe that was met.
Fighter stronger(const Fighter& foe) { return {foe.health * 3 / 2, foe.attack + 3, foe.defence + 1, foe.speed}; }

struct Share { // of a foe in a fight
    std::int64_t turns = 0;  // to fell it, in hundredths
    std::int64_t damage = 0; // a turn of the hero, in hundredths
};

Share shareOf(const Rules& rules, const Fighter& hero, const Fighter& foe)
{
    return {turnsToFell(rules, hero, foe),
            std::int64_t{meanDamage(rules, foe.attack, hero.defence)} * foe.speed / std::max(hero.speed, 1)};
}

// As many blows as this health stands, whoever resists them.
int heldAgainstBlows(int health, int perMille)
{
    if (perMille >= kImmunity)
        return kLargestNumber;
    return static_cast<int>(
        std::min<std::int64_t>(std::int64_t{health} * kImmunity / (kImmunity - perMille), kLargestNumber));
}

} // namespace

Fighter fighterOf(const World& world, const Creature& creature)
{
    const int health = std::max(creature.health, 1);
    const Strength known = knownStrengthOf(world, creature);
    return {heldAgainstBlows(health, resistanceOf(world, creature, kResistBlow)), known.attack, known.defence,
            speedOf(world, creature)};
}

int meanDamage(const Rules& rules, int attack, int defence)
{
    if (attack <= 0)
        return 0;
    const int excess = std::max(0, attack - defence);
    if (!rules.damage.dice)
        return 100 * std::max(rules.damage.least, excess);
    return 100 * rules.damage.least + 50 * std::max(0, excess - 1);
}

std::int64_t turnsToFell(const Rules& rules, const Fighter& attacker, const Fighter& victim)
{
    const std::int64_t mean = meanDamage(rules, attacker.attack, victim.defence);
    if (mean == 0)
        return kNeverFalls;
    const std::int64_t health = std::int64_t{100} * victim.health;
    if (!rules.damage.dice)
        return (health + mean - 1) / mean * 100;
    return std::max<std::int64_t>(100, health * 100 / mean);
}

std::int64_t lossAgainst(const Rules& rules, const Fighter& hero, const Fighter& foe)
{
    const Share share = shareOf(rules, hero, foe);
    return share.turns * share.damage / 100;
}

std::int64_t lossAgainst(const Rules& rules, const Fighter& hero, std::span<const Fighter> foes, int atOnce)
{
    std::vector<Share> shares;
    shares.reserve(foes.size());
    for (const Fighter& foe : foes)
        shares.push_back(shareOf(rules, hero, foe));
    // Most damage for the least work first.
    std::ranges::stable_sort(shares,
                             [](const Share& a, const Share& b) { return a.damage * b.turns > b.damage * a.turns; });
    std::int64_t loss = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        for (std::size_t j = i; j < shares.size() && j < i + static_cast<std::size_t>(std::max(atOnce, 1)); ++j)
            loss += shares[i].turns * shares[j].damage / 100;
    return loss;
}

std::int64_t toll(const Rules& rules, const Fighter& hero, std::span<const Fighter> foes)
{
    std::int64_t sum = 0;
    for (const Fighter& foe : foes)
        for (const Fighter& each : {foe, stronger(foe)})
            sum += lossAgainst(rules, hero, each) * 1000 / std::max(hero.health, 1);
    return sum;
}

} // namespace cave
