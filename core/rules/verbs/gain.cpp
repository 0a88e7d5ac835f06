// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gain.h"

#include "core/content/limits.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace cave {

namespace {

// The greatest r with r * r <= value.
int rootOf(std::int64_t value)
{
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= value)
            root += bit;
    return static_cast<int>(root);
}

enum class Healing : std::uint8_t { None, Whole, TwicePerLevel };

// A level is reached with `needed` experience. Gains are in the order of kGains.
struct Formula {
    int (*worth)(const Creature& victim, const CreatureKind& kind, int level);
    int (*needed)(int level);
    bool usesUp;
    Healing healing;
    std::array<int, 4> gains;
};

constexpr Formula kNoGrowth{[](const Creature&, const CreatureKind&, int) { return 0; },
                            [](int) { return kLargestNumber; },
                            false,
                            Healing::None,
                            {0, 0, 0, 0}};

constexpr Formula kJsrogueGrowth{[](const Creature& victim, const CreatureKind&, int level) {
                                     return victim.maxHealth + victim.defence + victim.attack -
                                            3 * (level - victim.level);
                                 },
                                 [](int level) { return 10 * level * level; },
                                 false,
                                 Healing::Whole,
                                 {10, 2, 2, 1}};

constexpr Formula kRoomsGrowth{[](const Creature&, const CreatureKind& kind, int) { return kind.experience; },
                               [](int level) { return 200 + 150 * level + 1; },
                               true,
                               Healing::None,
                               {20, 1, 1, 0}};

constexpr Formula kZirconGrowth{[](const Creature& victim, const CreatureKind&, int level) {
                                    return victim.maxHealth + victim.defence + victim.attack - 2 * level;
                                },
                                [](int level) { return rootOf(std::int64_t{400} * level * level * level) + 1; },
                                false,
                                Healing::TwicePerLevel,
                                {10, 2, 2, 1}};

const Formula& formulaOf(const Rules& rules)
{
    switch (rules.growth) {
    case GrowthFormula::None: return kNoGrowth;
    case GrowthFormula::Jsrogue: return kJsrogueGrowth;
    case GrowthFormula::Rooms: return kRoomsGrowth;
    case GrowthFormula::Zircon: return kZirconGrowth;
    }
    std::unreachable();
}

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

void heal(Creature& creature, Healing healing)
{
    if (healing == Healing::Whole)
        creature.health = creature.maxHealth;
    else if (healing == Healing::TwicePerLevel)
        creature.health = std::min(creature.health + 2 * creature.level, creature.maxHealth);
}

} // namespace

int gainOf(const Rules& rules, Gained gained) { return formulaOf(rules).gains[static_cast<std::size_t>(gained)]; }

int neededFor(const Rules& rules, int level) { return formulaOf(rules).needed(std::min(level, kMostLevels)); }

int worthOf(const World& world, const Creature& victim)
{
    const int worth = formulaOf(world.rules()).worth(victim, world.kindOf(victim), world.hero().level);
    return std::clamp(worth, 0, kLargestNumber);
}

void learnFrom(WorldWriter world, const Creature& victim, Events& events)
{
    const int worth = worthOf(world, victim);
    if (worth == 0)
        return;
    events.push_back(Learned{worth});
    const Rules& rules = world->rules();
    const Formula& formula = formulaOf(rules);
    Creature hero = world->hero();
    hero.experience = std::min(hero.experience + worth, kLargestNumber);
    while (hero.level < kMostLevels && hero.experience >= neededFor(rules, hero.level)) {
        hero.experience -= formula.usesUp ? neededFor(rules, hero.level) : 0;
        ++hero.level;
        ++hero.gainsToChoose;
        heal(hero, formula.healing);
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
    for (int i = 0; i < levels && !choices.empty(); ++i) {
        ++creature.level;
        const Gained gained = choices[world.dice().below(static_cast<std::uint32_t>(choices.size()))];
        apply(creature, gained, gainOf(world->rules(), gained));
    }
    world.changeCreature(creature);
}

} // namespace cave
