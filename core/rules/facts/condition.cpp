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
    ConditionWords{Condition::Bleeding,
                   {CAVE_TEXT("game", "bleeding")},
                   true,
                   {CAVE_TEXT("game", "Blood runs from your wounds: keep still to stop it.")},
                   {CAVE_TEXT("game", "Your wounds have closed.")},
                   {CAVE_TEXT("game", "%1 begins to bleed.")},
                   {CAVE_TEXT("game", "%1 bleeds no longer.")}},
    ConditionWords{Condition::Weakened,
                   {CAVE_TEXT("game", "weakened")},
                   true,
                   {CAVE_TEXT("game", "Your arms grow heavy.")},
                   {CAVE_TEXT("game", "Your arms are light again.")},
                   {CAVE_TEXT("game", "%1 grows weak.")},
                   {CAVE_TEXT("game", "%1 is as strong as before.")}},
    ConditionWords{Condition::Shielded,
                   {CAVE_TEXT("game", "shielded")},
                   false,
                   {CAVE_TEXT("game", "A shield of light surrounds you.")},
                   {CAVE_TEXT("game", "The shield around you is gone.")},
                   {CAVE_TEXT("game", "A shield of light surrounds %1.")},
                   {CAVE_TEXT("game", "The shield around %1 is gone.")}},
    ConditionWords{Condition::Unseen,
                   {CAVE_TEXT("game", "unseen")},
                   false,
                   {CAVE_TEXT("game", "You fade from sight.")},
                   {CAVE_TEXT("game", "You can be seen again.")},
                   {CAVE_TEXT("game", "%1 fades from sight.")},
                   {CAVE_TEXT("game", "%1 can be seen again.")}},
    ConditionWords{Condition::Mending,
                   {CAVE_TEXT("game", "mending")},
                   false,
                   {CAVE_TEXT("game", "Your wounds begin to close.")},
                   {CAVE_TEXT("game", "Your wounds mend no faster than ever.")},
                   {CAVE_TEXT("game", "The wounds of %1 begin to close.")},
                   {CAVE_TEXT("game", "The wounds of %1 mend no longer.")}},
    ConditionWords{Condition::Discordant,
                   {CAVE_TEXT("game", "discordant")},
                   true,
                   {CAVE_TEXT("game", "Everybody turns against you.")},
                   {CAVE_TEXT("game", "Those who were with you know you again.")},
                   {CAVE_TEXT("game", "Everybody turns against %1.")},
                   {CAVE_TEXT("game", "%1 is among friends again.")}},
    ConditionWords{Condition::Marked,
                   {CAVE_TEXT("game", "marked")},
                   true,
                   {CAVE_TEXT("game", "A mark burns on you: all that hunt here know where you are.")},
                   {CAVE_TEXT("game", "The mark on you has gone out.")},
                   {CAVE_TEXT("game", "A mark burns on %1.")},
                   {CAVE_TEXT("game", "The mark on %1 has gone out.")}},
    ConditionWords{Condition::Stony,
                   {CAVE_TEXT("game", "stony")},
                   true,
                   {CAVE_TEXT("game", "Your skin turns to stone.")},
                   {CAVE_TEXT("game", "Your skin is soft again.")},
                   {CAVE_TEXT("game", "%1 turns to stone.")},
                   {CAVE_TEXT("game", "%1 is no longer of stone.")}},
    ConditionWords{Condition::Silenced,
                   {CAVE_TEXT("game", "silenced")},
                   true,
                   {CAVE_TEXT("game", "Not a sound comes over your lips.")},
                   {CAVE_TEXT("game", "You have your voice back.")},
                   {CAVE_TEXT("game", "%1 falls silent.")},
                   {CAVE_TEXT("game", "%1 has its voice back.")}},
    ConditionWords{Condition::Sensing,
                   {CAVE_TEXT("game", "sensing")},
                   false,
                   {CAVE_TEXT("game", "You feel what lives around you.")},
                   {CAVE_TEXT("game", "You feel no more than you see.")},
                   {CAVE_TEXT("game", "%1 raises its head and listens.")},
                   {CAVE_TEXT("game", "%1 listens no longer.")}},
    ConditionWords{Condition::Visiting,
                   {CAVE_TEXT("game", "called")},
                   false,
                   {CAVE_TEXT("game", "You have been called.")},
                   {CAVE_TEXT("game", "Nobody calls you any longer.")},
                   {CAVE_TEXT("game", "%1 has answered, and goes along for a while.")},
                   {CAVE_TEXT("game", "%1 goes back to where it came from.")}},
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
    const int slowed = lasts(creature, Condition::Slowed) ? hasted / 2 : hasted;
    return std::max(1, lasts(creature, Condition::Stony) ? slowed / 2 : slowed);
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
int weakAttack(int attack) { return std::max(std::min(attack, 1), attack * 3 / 4); }
int stonyHarm(int damage) { return (damage + 1) / 2; }

int shieldOf(const Creature& creature)
{
    return (turnsLeft(creature, Condition::Shielded) + kShieldActs - 1) / kShieldActs;
}

int cursedDefence(int defence) { return defence / 2; }

const ConditionWords& wordsOf(Condition condition) { return kWordsOfConditions[static_cast<std::size_t>(condition)]; }

} // namespace cave
