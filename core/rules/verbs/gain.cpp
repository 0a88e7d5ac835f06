// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gain.h"

#include "core/content/limits.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace cave {

namespace {

void apply(Creature& creature, Gained gained, int amount)
{
    switch (gained) {
    case Gained::Health:
        creature.maxHealth = std::min(creature.maxHealth + amount, kLargestNumber);
        creature.health = std::min(creature.health + amount, creature.maxHealth);
        return;
    case Gained::Attack: creature.attack = std::min(creature.attack + amount, kLargestNumber); return;
    case Gained::Defence: creature.defence = std::min(creature.defence + amount, kLargestNumber); return;
    case Gained::Sight: creature.sight = std::min(creature.sight + amount, kLargestSight); return;
    }
}

void apply(Creature& creature, const GrowthGains& gains)
{
    for (const Gained gained : kGains)
        apply(creature, gained, gains[static_cast<std::size_t>(gained)]);
}

void heal(Creature& creature, const Growth& growth)
{
    const std::int64_t healed = creature.health + std::int64_t{growth.healsPerLevel} * creature.level;
    creature.health =
        growth.healsWhole ? creature.maxHealth : static_cast<int>(std::min<std::int64_t>(healed, creature.maxHealth));
}

// Of a level that a creature has gained before the game.
void gainLevel(WorldWriter world, Creature& creature, const std::vector<Gained>& choices)
{
    const Growth& growth = growthOf(world->rules());
    ++creature.level;
    if (growth.creatures != GrowthGains{})
        return apply(creature, growth.creatures);
    const Gained gained = choices[world.dice().below(static_cast<std::uint32_t>(choices.size()))];
    apply(creature, gained, gainOf(world->rules(), gained));
}

// Or cutting it up would be worth more than killing it. It may be of a stage that splits no more.
bool isSplitOff(const World& world, const Creature& victim)
{
    const auto splits = [](const BehaviourRow& row) { return row.does == Does::Split; };
    return world.playsBy(kHalvesTeachOnce) && victim.colony != victim.id && anyBehaviour(world.kindOf(victim), splits);
}

} // namespace

int gainOf(const Rules& rules, Gained gained) { return growthOf(rules).choices[static_cast<std::size_t>(gained)]; }

int neededFor(const Rules& rules, int level) { return neededFor(growthOf(rules), std::min(level, kMostLevels)); }

int worthOf(const World& world, const Creature& victim)
{
    const GrowthWorth& worth = growthOf(world.rules()).worth;
    const std::int64_t sum = std::int64_t{worth.row} * world.kindOf(victim).experience +
                             std::int64_t{worth.health} * victim.maxHealth +
                             std::int64_t{worth.attack} * victim.attack + std::int64_t{worth.defence} * victim.defence +
                             std::int64_t{worth.hero} * world.hero().level + std::int64_t{worth.victim} * victim.level;
    return static_cast<int>(std::clamp<std::int64_t>(sum, 0, kLargestNumber));
}

void learnFrom(WorldWriter world, const Creature& victim, Events& events)
{
    const int worth = worthOf(world, victim);
    if (worth == 0 || victim.isHunter || isSplitOff(world, victim))
        return;
    events.push_back(Learned{worth});
    const Rules& rules = world->rules();
    const Growth& growth = growthOf(rules);
    Creature hero = world->hero();
    hero.experience = std::min(hero.experience + worth, kLargestNumber);
    while (hero.level < kMostLevels && hero.experience >= neededFor(rules, hero.level)) {
        hero.experience -= growth.usesUp ? neededFor(rules, hero.level) : 0;
        ++hero.level;
        ++hero.gainsToChoose;
        apply(hero, growth.always);
        heal(hero, growth);
        events.push_back(RoseToLevel{hero.level});
    }
    world.changeCreature(hero);
}

Answer checkGain(const World& world, const Creature& actor, Gained gained)
{
    if (actor.gainsToChoose == 0 || gainOf(world.rules(), gained) == 0)
        return refuse({CAVE_TEXT("game", "There is nothing of that to gain now.")}, actor.at);
    return std::nullopt;
}

void choose(WorldWriter world, const Creature& self, Gained gained, Events& events)
{
    Creature stronger = self;
    --stronger.gainsToChoose;
    apply(stronger, gained, gainOf(world->rules(), gained));
    world.changeCreature(stronger);
    events.push_back(Chosen{gained});
}

void gainLevels(WorldWriter world, EntityId who, int levels)
{
    Creature creature = *world->creature(who);
    std::vector<Gained> choices;
    std::ranges::copy_if(kGains, std::back_inserter(choices),
                         [&](Gained gained) { return gainOf(world->rules(), gained) > 0; });
    for (int i = 0; i < levels && !choices.empty(); ++i)
        gainLevel(world, creature, choices);
    world.changeCreature(creature);
}

} // namespace cave
