// SPDX-License-Identifier: MIT
#include "app/play/words/hero_text.h"

#include "app/play/game/running_game.h"
#include "app/play/words/look_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/words/game_reference.h"
#include "app/view/words/isolated.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/gain.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>

namespace cave {

namespace {

// Where a line may end in large letters; whoever pastes it there is no wiser.
QString breakable(QString reference)
{
    for (const QChar mark : {QChar(u'#'), QChar(u'@')})
        reference.replace(mark, QString(kLineMayEnd) + mark);
    return reference;
}

class HeroText {
    Q_DECLARE_TR_FUNCTIONS(HeroText)

public:
    // What a condition makes of a number, as knownStrengthOf() has it.
    struct Change {
        Condition by;
        int (*of)(int);
    };

    // The hero's own, then of things, then of what lasts on it.
    static QString sum(const World& world, const Describer& describer, int own,
                       int (*shareOf)(const ItemKind&, Use, int), std::initializer_list<Change> changes)
    {
        const QLocale locale;
        QString parts = locale.toString(own);
        int all = own;
        const auto add = [&](int share, const QString& from) {
            all += share;
            if (share != 0)
                parts += (share < 0 ? QStringLiteral(" - ") : QStringLiteral(" + ")) +
                         //: a number, and the thing that it comes from
                         tr("%1 (%2)").arg(locale.toString(std::abs(share)), from);
        };
        for (const Item& item : world.itemsOf(world.state().hero)) {
            const ItemKind& kind = world.catalogue().item(item.kind);
            add(item.use == Use::None ? 0 : shareOf(kind, item.use, world.seen(item).enchant),
                describer.name(world.catalogue(), world.seen(item)));
        }
        for (const Change& change : changes)
            if (lasts(world.hero(), change.by))
                add(change.of(all) - all, conditionName(describer, change.by));
        return parts == locale.toString(own) ? parts : QStringLiteral("%1 = %2").arg(locale.toString(all), parts);
    }

    static void addGear(std::vector<FactText>& facts, const World& world, const Describer& describer)
    {
        const auto nameOf = [&](Use use) {
            const Item* item = itemInUse(world, world.state().hero, use);
            return item == nullptr ? tr("nothing") : describer.name(world.catalogue(), world.seen(*item));
        };
        const auto isUsed = [&](Slot slot) {
            return std::ranges::any_of(world.catalogue().items(),
                                       [slot](const ItemKind& kind) { return kind.slot == slot; });
        };
        facts.push_back({tr("In hand"), nameOf(Use::Wielded)});
        if (isUsed(Slot::Off))
            facts.push_back({tr("Off hand"), nameOf(Use::Off)});
        facts.push_back({tr("Worn"), nameOf(Use::Worn)});
        if (isUsed(Slot::Ring))
            //: what is worn as rings, one below the other
            facts.push_back({tr("Rings"), nameOf(Use::Ring1) + u'\n' + nameOf(Use::Ring2)});
        const auto lines = packOf(world, world.state().hero).size();
        facts.push_back({tr("Pack"), tr("%1 of %2").arg(lines).arg(world.rules().packSize)});
    }

    // "7: newt 4, bat 3", most first.
    static QString kills(const World& world, const Describer& describer)
    {
        std::vector<SlainKind> slain = world.state().slain;
        std::ranges::stable_sort(slain, std::ranges::greater(), &SlainKind::count);
        const QLocale locale;
        int all = 0;
        QStringList parts;
        for (const SlainKind& kind : slain) {
            const std::string& id = world.catalogue().creature(kind.kind).id;
            //: a creature, and how many of its kind
            parts << tr("%1 %2").arg(describer.name(KindTable::Creature, id), locale.toString(kind.count));
            all += kind.count;
        }
        //: how many creatures were slain, and which
        return all == 0 ? tr("none") : tr("%1: %2").arg(locale.toString(all), parts.join(QStringLiteral(", ")));
    }

    static void addGrowth(std::vector<FactText>& facts, const World& world)
    {
        const Creature& hero = world.hero();
        if (!learns(world.rules()))
            return;
        const QLocale locale;
        facts.push_back({tr("Level"), locale.toString(hero.level)});
        facts.push_back({tr("Experience"), tr("%1 of %2")
                                               .arg(locale.toString(hero.experience),
                                                    locale.toString(neededFor(world.rules(), hero.level)))});
    }
};

} // namespace

QString attackSum(const World& world, const Describer& describer)
{
    const auto mighty = [](int attack) { return attack > 0 ? mightyAttack(attack) : attack; };
    return HeroText::sum(world, describer, world.hero().attack, attackBy,
                         {{Condition::Mighty, mighty}, {Condition::Weakened, weakAttack}});
}

QString defenceSum(const World& world, const Describer& describer)
{
    return HeroText::sum(world, describer, world.hero().defence, defenceBy, {{Condition::Cursed, cursedDefence}});
}

// The number stands apart, as names have no plural.
QString countedText(const World& world, const Describer& describer)
{
    QStringList parts;
    for (const CountedItem& counted : world.state().counted)
        //: a thing and how many of it
        parts << HeroText::tr("%1: %2").arg(isolated(thingName(describer, world, counted.kind)),
                                            QLocale().toString(counted.count));
    return parts.join(QStringLiteral("   "));
}

QString foodText(const World& world)
{
    const auto& hunger = world.rules().hunger;
    const QLocale locale;
    if (!hunger)
        return {};
    //: the word for the hero's hunger, and how much food of how much that fits
    return HeroText::tr("%1, %2 of %3")
        .arg(appetiteWord(world), locale.toString(world.state().fullness), locale.toString(hunger->most));
}

bool isNearDeath(const Creature& hero)
{
    constexpr int kPart = 5;
    return hero.health * kPart <= hero.maxHealth;
}

std::vector<FactText> heroFacts(const RunningGame& game, const Describer& describer)
{
    const World& world = game.world();
    const Creature& hero = world.hero();
    const QLocale locale;
    std::vector<FactText> facts;
    HeroText::addGrowth(facts, world);
    facts.push_back(
        {HeroText::tr("Health"),
         HeroText::tr("%1 of %2").arg(locale.toString(std::max(0, hero.health)), locale.toString(hero.maxHealth))});
    facts.push_back({HeroText::tr("Attack"), attackSum(world, describer)});
    facts.push_back({HeroText::tr("Defence"), defenceSum(world, describer)});
    facts.push_back({HeroText::tr("Sight"), HeroText::tr("%n cell(s)", nullptr, sightOf(world, hero))});
    facts.push_back({HeroText::tr("Speed"), speedText(speedOf(world, hero))});
    if (world.rules().loudness)
        facts.push_back({HeroText::tr("Heard"), HeroText::tr("%n cell(s)", nullptr, world.state().noise)});
    const QStringList conditions = conditionTexts(describer, hero);
    facts.push_back({HeroText::tr("Effects"), conditions.isEmpty() ? HeroText::tr("none") : conditions.join(u'\n')});
    if (const QString food = foodText(world); !food.isEmpty())
        facts.push_back({HeroText::tr("Hunger"), food});
    facts.push_back({HeroText::tr("Kills"), HeroText::kills(world, describer)});
    if (const QString counted = countedText(world, describer); !counted.isEmpty())
        facts.push_back({HeroText::tr("Gathered"), counted});
    HeroText::addGear(facts, world, describer);
    facts.push_back({HeroText::tr("Place"), levelText(world, hero.at.z)});
    facts.push_back({HeroText::tr("Turn"), locale.toString(static_cast<qlonglong>(world.state().turn))});
    facts.push_back({HeroText::tr("Game"), breakable(game.reference())});
    return facts;
}

} // namespace cave
