// SPDX-License-Identifier: MIT
#include "core/rules/facts/condition.h"

#include "core/content/limits.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kFarthestSight = 100; // cells

constexpr std::array kWordsOfConditions{
    ConditionWords{Condition::Confused,
                   {CAVE_TEXT("game", "confused")},
                   true,
                   {CAVE_TEXT("game", "Your head spins: your steps go where they like.")},
                   {CAVE_TEXT("game", "Your head is clear again.")},
                   {CAVE_TEXT("game", "%1 begins to stumble about.")},
                   {CAVE_TEXT("game", "%1 finds its feet again.")}},
    ConditionWords{Condition::Hasted,
                   {CAVE_TEXT("game", "hasted")},
                   false,
                   {CAVE_TEXT("game", "Everything around you slows down.")},
                   {CAVE_TEXT("game", "Everything around you moves at its usual pace again.")},
                   {CAVE_TEXT("game", "%1 begins to move faster.")},
                   {CAVE_TEXT("game", "%1 is no longer hasted.")}},
    ConditionWords{Condition::Slowed,
                   {CAVE_TEXT("game", "slowed")},
                   true,
                   {CAVE_TEXT("game", "Your legs turn to lead.")},
                   {CAVE_TEXT("game", "Your legs are your own again.")},
                   {CAVE_TEXT("game", "%1 begins to move slower.")},
                   {CAVE_TEXT("game", "%1 is no longer slowed.")}},
    ConditionWords{Condition::Poisoned,
                   {CAVE_TEXT("game", "poisoned")},
                   true,
                   {CAVE_TEXT("game", "Poison burns in your veins.")},
                   {CAVE_TEXT("game", "The poison has left you.")},
                   {CAVE_TEXT("game", "%1 is poisoned.")},
                   {CAVE_TEXT("game", "%1 is no longer poisoned.")}},
    ConditionWords{Condition::Asleep,
                   {CAVE_TEXT("game", "asleep")},
                   true,
                   {CAVE_TEXT("game", "You fall asleep.")},
                   {CAVE_TEXT("game", "You wake up.")},
                   {CAVE_TEXT("game", "%1 falls asleep.")},
                   {CAVE_TEXT("game", "%1 wakes up.")}},
    ConditionWords{Condition::Mighty,
                   {CAVE_TEXT("game", "mighty")},
                   false,
                   {CAVE_TEXT("game", "Strength floods through your arms.")},
                   {CAVE_TEXT("game", "Your arms are as tired as ever.")},
                   {CAVE_TEXT("game", "%1 swells with strength.")},
                   {CAVE_TEXT("game", "%1 is no longer mighty.")}},
    ConditionWords{Condition::Lit,
                   {CAVE_TEXT("game", "lit")},
                   false,
                   {CAVE_TEXT("game", "Light streams from you into the dark.")},
                   {CAVE_TEXT("game", "The light around you fades.")},
                   {CAVE_TEXT("game", "%1 begins to shine.")},
                   {CAVE_TEXT("game", "%1 no longer shines.")}},
    ConditionWords{Condition::Afraid,
                   {CAVE_TEXT("game", "afraid")},
                   true,
                   {CAVE_TEXT("game", "Fear grips you: you could not strike anyone now.")},
                   {CAVE_TEXT("game", "You take heart again.")},
                   {CAVE_TEXT("game", "%1 turns to flee.")},
                   {CAVE_TEXT("game", "%1 takes heart again.")}},
    ConditionWords{Condition::Cursed,
                   {CAVE_TEXT("game", "cursed")},
                   true,
                   {CAVE_TEXT("game", "A shadow falls on you: every blow finds its way.")},
                   {CAVE_TEXT("game", "The shadow lifts from you.")},
                   {CAVE_TEXT("game", "%1 stands in a shadow.")},
                   {CAVE_TEXT("game", "%1 steps out of its shadow.")}},
    ConditionWords{Condition::Burning,
                   {CAVE_TEXT("game", "burning")},
                   true,
                   {CAVE_TEXT("game", "You catch fire!")},
                   {CAVE_TEXT("game", "You no longer burn.")},
                   {CAVE_TEXT("game", "%1 catches fire.")},
                   {CAVE_TEXT("game", "%1 no longer burns.")}},
    ConditionWords{Condition::Held,
                   {CAVE_TEXT("game", "held")},
                   true,
                   {CAVE_TEXT("game", "You are held fast.")},
                   {CAVE_TEXT("game", "You are free to go.")},
                   {CAVE_TEXT("game", "%1 is held fast.")},
                   {CAVE_TEXT("game", "%1 tears itself free.")}},
    ConditionWords{Condition::Paralysed,
                   {CAVE_TEXT("game", "paralysed")},
                   true,
                   {CAVE_TEXT("game", "You cannot move a finger.")},
                   {CAVE_TEXT("game", "Your limbs obey you again.")},
                   {CAVE_TEXT("game", "%1 stiffens.")},
                   {CAVE_TEXT("game", "%1 can move again.")}},
    ConditionWords{Condition::Floating,
                   {CAVE_TEXT("game", "floating")},
                   false,
                   {CAVE_TEXT("game", "Your feet leave the ground.")},
                   {CAVE_TEXT("game", "You sink to the ground.")},
                   {CAVE_TEXT("game", "%1 floats up from the ground.")},
                   {CAVE_TEXT("game", "%1 sinks to the ground.")}},
    ConditionWords{Condition::Fireproof,
                   {CAVE_TEXT("game", "fireproof")},
                   false,
                   {CAVE_TEXT("game", "A cool skin closes over yours: no fire can hurt you.")},
                   {CAVE_TEXT("game", "Heat is heat again.")},
                   {CAVE_TEXT("game", "%1 gleams like wet stone.")},
                   {CAVE_TEXT("game", "%1 gleams no longer.")}},
    ConditionWords{Condition::Darkened,
                   {CAVE_TEXT("game", "darkened")},
                   true,
                   {CAVE_TEXT("game", "Darkness closes in around you.")},
                   {CAVE_TEXT("game", "You see as far as ever.")},
                   {CAVE_TEXT("game", "%1 blinks into the dark.")},
                   {CAVE_TEXT("game", "%1 sees again.")}},
};

constexpr bool conditionsAreInOrder()
{
    for (std::size_t i = 0; i < kWordsOfConditions.size(); ++i)
        if (kWordsOfConditions[i].condition != kConditions[i])
            return false;
    return kWordsOfConditions.size() == kConditions.size();
}
static_assert(conditionsAreInOrder());

} // namespace

int speedOf(const World& world, const Creature& creature)
{
    const int given = creature.id == world.state().hero ? world.gifts().speed : 0;
    const int own = given == 0 ? creature.speed : std::clamp(creature.speed + given, 1, kLargestSpeed);
    const int hasted = lasts(creature, Condition::Hasted) ? 2 * own : own;
    return std::max(1, lasts(creature, Condition::Slowed) ? hasted / 2 : hasted);
}

int sightOf(const World& world, const Creature& creature)
{
    const int given = creature.id == world.state().hero ? world.gifts().sight : 0;
    const int own = given == 0 ? creature.sight : std::max(0, creature.sight + given);
    const int lit = own + (lasts(creature, Condition::Lit) ? kLightReach : 0);
    const int sight = lasts(creature, Condition::Darkened) ? std::max(std::min(own, 1), lit / 2) : lit;
    return std::min(kFarthestSight, sight);
}

int mightyAttack(int attack) { return attack + std::max(2, attack / 2); }
int cursedDefence(int defence) { return defence / 2; }

const ConditionWords& wordsOf(Condition condition) { return kWordsOfConditions[static_cast<std::size_t>(condition)]; }

} // namespace cave
