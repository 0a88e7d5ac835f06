// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gear/rune_acts.h"

#include "core/rules/facts/pack.h"
#include "core/rules/verbs/effect_acts.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/harm.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kWhole = 100;

const Rune& runeOf(const World& world, const RuneAtWork& work) { return world.catalogue().rune(work.rune); }

std::optional<RuneAtWork> runeInUse(const World& world, Use use, RuneWhen when)
{
    const Item* item = itemInUse(world, world.state().hero, use);
    if (item == nullptr || !item->rune || world.catalogue().rune(*item->rune).when != when)
        return std::nullopt;
    return RuneAtWork{item->id, *item->rune};
}

bool works(WorldWriter world, const RuneAtWork& work)
{
    const int perMille = perMilleOf(runeOf(world, work), world->item(work.item)->enchant);
    return perMille >= 1000 || (perMille > 0 && world.dice().perMille(perMille));
}

// Whoever sees it work knows it.
void tell(WorldWriter world, const RuneAtWork& work, Events& events)
{
    feelRune(world, work.item, events);
    const Item& item = *world->item(work.item);
    events.push_back(RuneWorked{item.kind, work.rune, calledAs(world, item)});
}

void sunder(WorldWriter world, EntityId whom, int by, Events& events)
{
    Creature bare = *world->creature(whom);
    if (by == 0 || bare.defence <= 0)
        return;
    bare.defence = std::max(0, bare.defence - by);
    world.changeCreature(bare);
    events.push_back(Worsened{actorOf(world, bare), bare.at, Gained::Defence});
}

// Of armour: what it gives back, and what it does to who struck.
void workOf(WorldWriter world, const RuneAtWork& work, const Actor& by, int loss, Events& events)
{
    const Rune rune = runeOf(world, work);
    const Actor hero = actorOf(world, world->hero());
    tell(world, work, events);
    if (const int back = loss * rune.returns / kWhole; back > 0) {
        const Creature& attacker = *world->creature(by.id);
        events.push_back(Struck{hero, by, world->hero().at, attacker.at, lossOf(world, attacker, back)});
        harm(world, by.id, back, hero, events);
    }
    if (rune.effect && !world->isOver() && world->creature(by.id))
        meetWith(world, by.id, *rune.effect, hero, events);
}

} // namespace

std::optional<RuneAtWork> drawWeaponRune(WorldWriter world, const Creature& attacker, const Creature& victim)
{
    if (attacker.id != world->state().hero)
        return std::nullopt;
    const auto work = runeInUse(world, Use::Wielded, RuneWhen::Hit);
    if (!work)
        return std::nullopt;
    const Rune& rune = runeOf(world, *work);
    const bool isMeant = rune.against.empty() || world->catalogue().findFaction(rune.against) == world->sideOf(victim);
    return isMeant && works(world, *work) ? work : std::nullopt;
}

int timesOf(const World& world, const std::optional<RuneAtWork>& rune) { return rune ? runeOf(world, *rune).times : 1; }

void workOnVictim(WorldWriter world, const std::optional<RuneAtWork>& work, const Actor& by, const Actor& victim,
                  int loss, Events& events)
{
    if (!by.isHero || world->isOver())
        return;
    if (work) {
        const Rune rune = runeOf(world, *work);
        tell(world, *work, events);
        const Creature& drinker = world->hero();
        if (const int drunk = loss * rune.drinks / kWhole; drunk > 0 && drinker.health < drinker.maxHealth)
            heal(world, by.id, drunk, events);
        if (world->creature(victim.id))
            sunder(world, victim.id, rune.sunders, events);
        if (rune.effect && world->creature(victim.id))
            meetWith(world, victim.id, *rune.effect, by, events);
    }
    const auto kill = runeInUse(world, Use::Wielded, RuneWhen::Kill);
    if (!kill || world->creature(victim.id) || world->isOver() || !works(world, *kill))
        return;
    tell(world, *kill, events);
    meetWith(world, by.id, *runeOf(world, *kill).effect, by, events);
}

void workOnAttacker(WorldWriter world, const Actor& by, int loss, Events& events)
{
    for (const Use use : {Use::Worn, Use::Off}) {
        if (world->isOver() || !world->creature(by.id))
            return;
        const auto work = runeInUse(world, use, RuneWhen::Hurt);
        if (work && !runeOf(world, *work).mirrors && works(world, *work))
            workOf(world, *work, by, loss, events);
    }
}

bool mirrorsShot(WorldWriter world, Events& events)
{
    for (const Use use : {Use::Worn, Use::Off}) {
        const auto work = runeInUse(world, use, RuneWhen::Hurt);
        if (!work || !runeOf(world, *work).mirrors || !works(world, *work))
            continue;
        tell(world, *work, events);
        return true;
    }
    return false;
}

} // namespace cave
