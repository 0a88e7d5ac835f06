// SPDX-License-Identifier: MIT
// Words about creatures: what they are about, what they do, and what a fight with them comes to.
#pragma once

#include "app/view/words/describe.h"
#include "core/rules/minds/mood.h"
#include "core/rules/verbs/blow.h"

#include <QStringList>

namespace cave {

// A line of a page: "Health" and "4 of 6".
struct FactText {
    QString name;
    QString value;
    bool operator==(const FactText&) const = default;
};

QString raised(QString text);           // with a capital first letter
QString spanText(const Span& span);     // "1 to 4", "3"
QString speedText(int speed);           // "normal", "slow, 50 % of normal"

QString creatureName(const World& world, const Describer& describer, const Creature& creature); // "Kobold"

// "Kobold, hunting you. 4 of 6 health, hits for 1 to 4." Not of the hero.
QString creatureLine(const World& world, const Describer& describer, const Creature& creature);

// One word or two: "hunting you", "asleep"; empty for whoever is not about anything.
QString moodText(Mood mood);

QString conditionName(const Describer& describer, Condition condition); // "hasted"

// What lasts on it, with the turns that are left: "confused, 3 turns".
QStringList conditionTexts(const Describer& describer, const Creature& creature);

QStringList signedConditionTexts(const Describer& describer, const Creature& creature); // "- poisoned, 3 turns"

// What a kind does by itself, a sentence each. Empty: it does nothing.
/// "Immune to fire and cold." and the like, of a kind or a thing; empty where it says nothing.
QStringList resistTexts(const Resists& resists);
QStringList behaviourTexts(const Describer& describer, const CreatureKind& kind);

// The numbers that matter before a fight with it: health, what its blows and the hero's take, how many it needs.
std::vector<FactText> fightFacts(const World& world, const Creature& creature);

} // namespace cave
