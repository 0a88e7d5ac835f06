// SPDX-License-Identifier: MIT
#include "app/play/words/rules_text.h"

#include "core/world/goals.h"

#include <QCoreApplication>

namespace cave {

namespace {

class RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)

public:
    static QString part(const GoalPart& part, const Describer& describer)
    {
        const QString kind =
            describer.name(tableOf(part.goal), part.kind, part.goal == Goal::Collect ? Role::Bare : Role::AObject);
        if (part.goal == Goal::Slay)
            //: one of several things to do to win; %1: a creature, as the object
            return tr("slaying %1").arg(kind);
        if (part.goal == Goal::Reach)
            //: one of several things to do to win; %1: a kind of ground, as the object
            return tr("reaching %1").arg(kind);
        //: one of several things to do to win; %1: how many of %2, a thing
        return tr("gathering %1 x %2").arg(part.count).arg(kind);
    }

    static QString parts(const Rules& rules, const Describer& describer)
    {
        QStringList parts;
        for (const GoalPart& each : rules.parts)
            parts << part(each, describer);
        const QString list = parts.join(QStringLiteral("; "));
        //: %1: a list such as "slaying a dragon; reaching the exit"
        return rules.goal == Goal::All ? tr("You win by all of this: %1.").arg(list)
                                       : tr("You win by any of this: %1.").arg(list);
    }

    static QString goal(const Rules& rules, const Describer& describer)
    {
        switch (rules.goal) {
        case Goal::None: break;
        case Goal::Slay:
            //: %1: a creature, as the object
            return tr("You win by slaying %1.").arg(describer.name(KindTable::Creature, rules.goalKind, Role::AObject));
        case Goal::Reach:
            //: %1: a kind of ground, as the object
            return tr("You win by reaching %1.").arg(describer.name(KindTable::Tile, rules.goalKind, Role::AObject));
        case Goal::Collect:
            //: %1: how many of %2, a thing; %3: a kind of ground, as the object
            return tr("You win by gathering %1 x %2 and then reaching %3.")
                .arg(rules.collectCount)
                .arg(describer.name(KindTable::Item, rules.collectKind),
                     describer.name(KindTable::Tile, rules.goalKind, Role::AObject));
        case Goal::All:
        case Goal::Any: return parts(rules, describer);
        }
        return tr("There is nothing to win here but what you find.");
    }

    static QString hunger(const Hunger& hunger)
    {
        const QString need = tr("Every act uses up %1 food; without any you starve. You hold at most %2.")
                                 .arg(hunger.each)
                                 .arg(hunger.most);
        return need + u' ' +
               (hunger.chokes ? tr("Eating more than that chokes you.") : tr("What is more than that is lost."));
    }

    static QString growth(const Rules& rules)
    {
        return !learns(rules)
                   ? tr("Slaying teaches you nothing: keep out of fights that you do not need.")
                   : tr("Slaying teaches you: with enough experience you rise a level and choose what to gain.");
    }

    static QString blow(const DamageFormula& damage)
    {
        if (damage.dice)
            return tr("A blow takes %1 health and a random share of how far the attack exceeds the defence.")
                .arg(damage.least);
        if (damage.least == 0)
            return tr("A blow takes as much health as the attack exceeds the defence, maybe none.");
        return tr("A blow takes as much health as the attack exceeds the defence, at least %1.").arg(damage.least);
    }
};

} // namespace

QStringList ruleTexts(const Rules& rules, const Describer& describer)
{
    QStringList texts{RulesText::goal(rules, describer)};
    texts << (rules.dig ? RulesText::tr("You dig through walls by walking into them. Solid rock stays.")
                        : RulesText::tr("Walls cannot be dug."));
    if (rules.descendOnly)
        texts << RulesText::tr("There is no way back up.");
    texts << RulesText::blow(rules.damage);
    texts << (rules.regenerates ? RulesText::tr("You regain 1 health every %n turn(s).", nullptr, *rules.regenerates)
              : rules.wholeIn
                  ? RulesText::tr("You regain all health in %n turn(s), but not while poison or hunters are at work.",
                                  nullptr, *rules.wholeIn)
                  : RulesText::tr("Health does not come back by itself."));
    if (rules.hunters)
        texts << RulesText::tr("Who stays on a level for long is hunted. Hunters teach and leave nothing.");
    if (rules.loudness)
        texts << RulesText::tr("What you do is heard: waiting %1 cells away, walking %2, a fight %3. Who sleeps wakes "
                               "for a fight.")
                     .arg(rules.loudness->still)
                     .arg(rules.loudness->walk)
                     .arg(rules.loudness->fight);
    if (rules.isStillElsewhere)
        texts << RulesText::tr("On levels where you are not, nobody acts but who comes after you.");
    texts << RulesText::growth(rules);
    if (rules.hunger)
        texts << RulesText::hunger(*rules.hunger);
    if (!rules.identify.empty())
        texts << RulesText::tr("Not all things are what they look like: use them to know them. What you know stands "
                               "with your character, under Discoveries.");
    return texts;
}

} // namespace cave
