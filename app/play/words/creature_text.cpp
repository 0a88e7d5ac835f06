// SPDX-License-Identifier: MIT
#include "app/play/words/creature_text.h"

#include "app/play/words/effect_text.h"
#include "core/content/resist_rows.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/gain.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

constexpr int kNormalSpeed = 100;

// What a creature and the hero do to each other as far as the hero knows its own things: how good they are is not to
// be found out by looking at somebody.
Span blowAtHero(const World& world, const Creature& creature)
{
    const Creature& hero = world.hero();
    const int unknown = defenceOf(world, hero) - knownStrengthOf(world, hero).defence;
    return blowOf(world, attackOf(world, creature) + unknown, hero);
}

Span blowOfHero(const World& world, const Creature& creature)
{
    return blowOf(world, knownStrengthOf(world, world.hero()).attack, creature); // nobody leads the hero
}

class CreatureText {
    Q_DECLARE_TR_FUNCTIONS(CreatureText)

public:
    static QString strikes(const World& world, const Creature& creature)
    {
        if (creature.attack <= 0)
            return tr("does not strike");
        const Span blow = blowAtHero(world, creature);
        return blow.most == 0 ? tr("cannot hurt you") : tr("hits for %1").arg(spanText(blow));
    }

    // `name` and what it is about.
    static QString about(const QString& name, Mood mood)
    {
        switch (mood) {
        case Mood::Still: return tr("%1.").arg(name);
        case Mood::Wanders: return tr("%1, wandering.").arg(name);
        case Mood::Hunts: return tr("%1, hunting you.").arg(name);
        case Mood::Flees: return tr("%1, fleeing.").arg(name);
        case Mood::Sleeps: return tr("%1, asleep.").arg(name);
        case Mood::Confused: return tr("%1, confused.").arg(name);
        case Mood::Fights: return tr("%1, hunting others.").arg(name);
        case Mood::Peaceful: return tr("%1, at peace with you.").arg(name);
        case Mood::Ally: return tr("%1, your companion.").arg(name);
        case Mood::Captive: return tr("%1, a captive.").arg(name);
        case Mood::Searches: return tr("%1, searching for you.").arg(name);
        }
        return name;
    }

    static QString does(const Effect& effect) { return effectSentences(effect).join(QLatin1Char(' ')); }

    static QString touch(const BehaviourRow& row)
    {
        //: %1: a sentence or two such as "Poisons: 1 health a turn for 6 turns."
        const QString text = row.perMille < 1000 ? tr("Its blows may do more: %1") : tr("Its blows do more: %1");
        return text.arg(does(*row.effect));
    }

    static QString aid(const BehaviourRow& row)
    {
        //: %1: a sentence or two such as "Shows who is within 20 cells, for 6 turns."
        return tr("With you, up to %n cell(s) away, it helps: %1", nullptr, row.range).arg(does(*row.effect));
    }

    static QString suffers(const Suffering& suffering)
    {
        switch (suffering.when) {
        //: %1: a sentence or two such as "Turns to stone for 20 turns."
        case Plight::Soaked: return tr("In water this comes over it: %1").arg(does(suffering.effect));
        //: %1: a sentence or two such as "Turns to stone for 20 turns."
        case Plight::Burning: return tr("When it burns this comes over it: %1").arg(does(suffering.effect));
        }
        return {};
    }

    static QString hearten(const BehaviourRow& row)
    {
        //: %1: a sentence or two such as "Doubles speed for 4 turns."
        return tr("Helps its side as far as %n cell(s): %1", nullptr, row.range).arg(does(*row.effect));
    }

    static QString shot(const BehaviourRow& row)
    {
        const QString far = tr("Shoots as far as %n cell(s).", nullptr, row.range);
        if (!row.effect)
            return far;
        //: %1: "Shoots as far as 5 cells.", %2: a sentence such as "Holds fast for 4 turns."
        return tr("%1 Who is hit: %2").arg(far, does(*row.effect));
    }

    static QString behaviour(const Describer& describer, const BehaviourRow& row)
    {
        switch (row.does) {
        case Does::Wander: return row.perMille < 500 ? tr("Stirs now and then.") : tr("Wanders about.");
        case Does::Hunt: return tr("Hunts you once it has seen you, and goes where it saw you last.");
        case Does::Spread: return tr("Spreads: others of its kind grow beside it.");
        case Does::Summon:
            //: %1: a creature, such as "a bat"
            return tr("Calls %1 to its side.").arg(describer.name(KindTable::Creature, row.kind, Role::AObject));
        case Does::Strengthen:
            return tr("At %1 health or less it grows stronger: %2 more attack.").arg(row.health).arg(row.attack);
        case Does::Shoot: return shot(row);
        case Does::Flee: return tr("Flees when it is down to %1 % of its health.").arg(row.share);
        case Does::Steal: return tr("Steals from your pack and runs.");
        case Does::Sleep: return tr("Sleeps until it hears you or is hurt.");
        case Does::Ambush: return tr("Lies in wait.");
        case Does::Swarm: return tr("Hunts together with its kind.");
        case Does::Burrow: return tr("Feels you through rock and digs towards you.");
        case Does::Explode:
            return tr("Bursts beside you or when it dies: %1 damage as far as %n cell(s).", nullptr, row.radius)
                .arg(row.amount);
        case Does::Guard:
            return tr("Guards its place and goes no further than %n cell(s) from it.", nullptr, row.range);
        case Does::Follow: return tr("Follows you over stairs.");
        case Does::Climb: return tr("Takes stairs as it likes.");
        case Does::Regenerate:
            return row.unlessBurning ? tr("Its wounds close by themselves, but not while it burns.")
                                     : tr("Its wounds close by themselves.");
        case Does::Split: return tr("Splits in two when it is hurt.");
        case Does::Mend: return tr("Heals others as far as %n cell(s).", nullptr, row.range);
        case Does::Touch: return touch(row);
        case Does::Charge: return tr("Charges at you from as far as %n cell(s).", nullptr, row.range);
        case Does::Pull:
            if (row.iron)
                return tr("Draws you to its side from as far as %n cell(s) while you wear or wield iron.", nullptr,
                          row.range);
            return tr("Draws you to its side from as far as %n cell(s).", nullptr, row.range);
        case Does::Call:
            return tr("Calls its side when it is on your track, as far as %n cell(s).", nullptr, row.range);
        case Does::Raise:
            //: %1: a creature, such as "a skeleton"
            return tr("Raises %1 from remains.").arg(describer.name(KindTable::Creature, row.kind, Role::AObject));
        case Does::Lead:
            return tr("Leads its side as far as %n cell(s): %1 more attack, and no fear.", nullptr, row.range)
                .arg(row.attack);
        case Does::Withdraw: return tr("Strikes and withdraws.");
        case Does::UseCarried: return tr("Uses what it carries.");
        case Does::Revive:
            return tr("Rises again %n turn(s) after its death, unless what it leaves is taken or burnt.", nullptr,
                      row.turns);
        case Does::Aid: return aid(row);
        case Does::Hearten: return hearten(row);
        case Does::Blink:
            return tr("Jumps about within %n cell(s): near to you, and away when it is hurt.", nullptr, row.range);
        case Does::Perish:
            //: %1: a sentence or two such as "Lets out 40 units of spore dust."
            return tr("Where it dies: %1").arg(does(*row.effect));
        }
        return {};
    }

    static QString lasting(const Describer& describer, const Creature& creature, Condition condition)
    {
        const int turns = turnsLeft(creature, condition);
        const QString name = conditionName(describer, condition);
        //: what has come over somebody, such as "hasted", and how long it still lasts
        return turns == kUntilWoken ? name : tr("%1, %n turn(s)", nullptr, turns).arg(name);
    }

    static FactText needed(const QString& name, const Span& blow, int health)
    {
        const auto count = blowsFor(blow, health);
        return {name, count ? spanText(*count) : tr("it never comes to that")};
    }
};

} // namespace

QString raised(QString text)
{
    if (!text.isEmpty())
        text.replace(0, 1, QLocale().toUpper(text.left(1)));
    return text;
}

QString spanText(const Span& span)
{
    const QLocale locale;
    if (span.least == span.most)
        return locale.toString(span.least);
    //: a least and a greatest number
    return CreatureText::tr("%1 to %2").arg(locale.toString(span.least), locale.toString(span.most));
}

QString speedText(int speed)
{
    if (speed == kNormalSpeed)
        return CreatureText::tr("normal");
    if (speed <= kNormalSpeed / 2)
        return CreatureText::tr("very slow, %1 % of normal").arg(speed);
    if (speed < kNormalSpeed)
        return CreatureText::tr("slow, %1 % of normal").arg(speed);
    if (speed < 2 * kNormalSpeed)
        return CreatureText::tr("fast, %1 % of normal").arg(speed);
    return CreatureText::tr("very fast, %1 % of normal").arg(speed);
}

QString creatureName(const World& world, const Describer& describer, const Creature& creature)
{
    return raised(describer.name(KindTable::Creature, world.kindOf(creature).id));
}

QString creatureLine(const World& world, const Describer& describer, const Creature& creature)
{
    const QString name = creatureName(world, describer, creature);
    //: %1: "Kobold, hunting you.", %4: "hits for 1 to 4"
    return CreatureText::tr("%1 %2 of %3 health, %4.")
        .arg(CreatureText::about(name, moodOf(world, creature)), QString::number(creature.health),
             QString::number(creature.maxHealth), CreatureText::strikes(world, creature));
}

QString moodText(Mood mood)
{
    switch (mood) {
    case Mood::Still: return {};
    case Mood::Wanders: return CreatureText::tr("wandering");
    case Mood::Hunts: return CreatureText::tr("hunting you");
    case Mood::Flees: return CreatureText::tr("fleeing");
    case Mood::Sleeps: return CreatureText::tr("asleep");
    case Mood::Confused: return CreatureText::tr("confused");
    case Mood::Fights: return CreatureText::tr("hunting others");
    case Mood::Peaceful: return CreatureText::tr("at peace with you");
    case Mood::Ally: return CreatureText::tr("your companion");
    case Mood::Captive: return CreatureText::tr("a captive");
    case Mood::Searches: return CreatureText::tr("searching for you");
    }
    return {};
}

QString conditionName(const Describer& describer, Condition condition)
{
    const Sentence& word = wordsOf(condition).word;
    return describer.describe(Text{word.context, word.source});
}

QStringList conditionTexts(const Describer& describer, const Creature& creature)
{
    QStringList texts;
    for (const Condition condition : kConditions)
        if (lasts(creature, condition))
            texts << CreatureText::lasting(describer, creature, condition);
    return texts;
}

QStringList signedConditionTexts(const Describer& describer, const Creature& creature)
{
    QStringList texts;
    for (const Condition condition : kConditions)
        if (lasts(creature, condition))
            texts << (wordsOf(condition).isBad ? QStringLiteral("- ") : QStringLiteral("+ ")) +
                         CreatureText::lasting(describer, creature, condition);
    return texts;
}

QStringList resistTexts(const Resists& resists)
{
    QStringList immune;
    QStringList less;
    QStringList more;
    for (const auto& [key, perMille] : resists.rows) {
        const QString name = QCoreApplication::translate(resistName(key).context.data(), resistName(key).source.data());
        if (perMille >= kImmunity)
            immune << name;
        else
            //: what is resisted, and by how much: "fire 50 %"
            (perMille > 0 ? less : more) << CreatureText::tr("%1 %2 %").arg(name,
                                                                            QString::number(std::abs(perMille) / 10));
    }
    QStringList texts;
    const QString comma = QStringLiteral(", ");
    if (!immune.isEmpty())
        //: %1: "fire, cold"
        texts << CreatureText::tr("Immune to: %1.").arg(immune.join(comma));
    if (!less.isEmpty())
        //: %1: "fire 50 %, cold 20 %"
        texts << CreatureText::tr("Takes less from: %1.").arg(less.join(comma));
    if (!more.isEmpty())
        texts << CreatureText::tr("Takes more from: %1.").arg(more.join(comma));
    return texts;
}

QStringList behaviourTexts(const Describer& describer, const CreatureKind& kind)
{
    QStringList texts;
    for (const BehaviourRow& row : kind.behaviours)
        if (const QString text = CreatureText::behaviour(describer, row); !text.isEmpty() && !texts.contains(text))
            texts << text;
    if (kind.flies)
        texts << CreatureText::tr("Flies.");
    if (kind.swims)
        texts << CreatureText::tr("Swims.");
    if (kind.phases)
        texts << CreatureText::tr("Walks through walls and feels you through them.");
    if (!kind.opensDoors)
        texts << CreatureText::tr("Cannot open doors.");
    if (kind.immortal)
        texts << CreatureText::tr("Nothing takes its health.");
    if (kind.seenWithin > 0)
        texts << CreatureText::tr("In the dark you see it only within %n cell(s).", nullptr, kind.seenWithin);
    texts << resistTexts(kind.resists);
    for (const LifeStage& stage : kind.stages)
        texts << CreatureText::tr("At %1 % of its health it changes.").arg(stage.below);
    for (const Suffering& suffering : kind.suffers)
        texts << CreatureText::suffers(suffering);
    if (kind.alert)
        texts << CreatureText::tr("May overlook you from further than %n cell(s).", nullptr, kind.alert->sure);
    if (kind.alert && kind.alert->hears > 0)
        texts << CreatureText::tr("Goes to see what was loud, as far as %n cell(s).", nullptr, kind.alert->hears);
    return texts;
}

std::vector<FactText> fightFacts(const World& world, const Creature& creature)
{
    const Creature& hero = world.hero();
    const Span its = creature.attack > 0 ? blowAtHero(world, creature) : Span{};
    const Span yours = blowOfHero(world, creature);
    std::vector<FactText> facts{
        {CreatureText::tr("Health"), CreatureText::tr("%1 of %2").arg(creature.health).arg(creature.maxHealth)},
        {CreatureText::tr("Its blow"),
         its.most == 0
             ? CreatureText::tr("does not hurt you")
             : CreatureText::tr("takes %1 of your %2 health").arg(spanText(its)).arg(std::max(0, hero.health))},
        {CreatureText::tr("Your blow"), yours.most == 0
                                            ? CreatureText::tr("does not hurt it")
                                            : CreatureText::tr("takes %1 of its health").arg(spanText(yours))},
        CreatureText::needed(CreatureText::tr("Blows until it falls"), yours, std::max(1, creature.health)),
        CreatureText::needed(CreatureText::tr("Blows until you fall"), its, std::max(1, hero.health)),
        {CreatureText::tr("Speed"), speedText(speedOf(world, creature))},
        {CreatureText::tr("Sight"), CreatureText::tr("%n cell(s)", nullptr, sightOf(world, creature))},
    };
    if (const int worth = worthOf(world, creature); worth > 0)
        facts.push_back({CreatureText::tr("Teaches you"), CreatureText::tr("%1 experience").arg(worth)});
    return facts;
}

} // namespace cave
