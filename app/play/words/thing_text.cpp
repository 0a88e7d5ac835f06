// SPDX-License-Identifier: MIT
#include "app/play/words/thing_text.h"

#include "app/play/words/creature_text.h"
#include "app/play/words/effect_text.h"
#include "core/base/utf8.h"
#include "core/content/effects/thing_effects.h"
#include "core/content/limits.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/gear/tempering.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace cave {

namespace {

constexpr int kAlways = 1000; // per mille

class ThingText {
    Q_DECLARE_TR_FUNCTIONS(ThingText)

public:
    static void addGear(QStringList& texts, const ItemKind& kind, Use use, int enchant)
    {
        if (!fits(kind, use))
            return;
        const bool inHand = use == Use::Wielded;
        if (const int attack = attackBy(kind, use, enchant); attack != 0)
            texts << (inHand ? tr("Adds %1 attack in the hand.") : tr("Adds %1 attack when worn.")).arg(attack);
        if (const int defence = defenceBy(kind, use, enchant); defence != 0)
            texts << (inHand ? tr("Adds %1 defence in the hand.") : tr("Adds %1 defence when worn.")).arg(defence);
    }

    // How much of what is better about it counts where that is not all; "" where nothing can be made better.
    static QString partThatCounts(const World& world, const ItemKind& kind)
    {
        const int each = fits(kind, Use::Off) ? enchantmentsAPoint(Use::Off) : 1;
        if (each == 1 || std::ranges::none_of(world.catalogue().items(), tempers))
            return {};
        //: a thing in the off hand; %n: how often it has to be made better
        return tr("In the off hand it takes %n improvement(s) to add 1 attack and 1 defence.", nullptr, each);
    }

    static void addGifts(QStringList& texts, const World& world, const Item& item)
    {
        const Gifts gifts = giftsOf(world.catalogue(), world.seen(item));
        if (gifts.sight > 0)
            texts << tr("In use it lets you see %n cell(s) further.", nullptr, gifts.sight);
        if (gifts.sight < 0)
            texts << tr("In use it takes %n cell(s) of your sight.", nullptr, -gifts.sight);
        if (gifts.speed > 0)
            texts << tr("In use it makes you faster by %1 % of normal.").arg(gifts.speed);
        if (gifts.speed < 0)
            texts << tr("In use it makes you slower by %1 % of normal.").arg(-gifts.speed);
        if (gifts.health > 0)
            texts << tr("In use it lets you have %1 more health.").arg(gifts.health);
        if (gifts.health < 0)
            texts << tr("In use it leaves you %1 less health.").arg(-gifts.health);
        if (gifts.noise > 0)
            texts << tr("In use you are heard %n cell(s) further.", nullptr, gifts.noise);
        if (gifts.noise < 0)
            texts << tr("In use you are heard %n cell(s) less far.", nullptr, -gifts.noise);
        if (gifts.regenerates > 0)
            texts << tr("In use it gives back 1 health every %n turn(s).", nullptr, gifts.regenerates);
        if (gifts.sense > 0)
            texts << tr("In use it tells you of creatures within %n cell(s).", nullptr, gifts.sense);
        if (gifts.thrift > 0)
            texts << tr("In use it keeps %1 of 100 charges of your wands.").arg(std::min(gifts.thrift, 100));
        if (gifts.sinks > 0)
            texts << tr("In use it drags you down: if you cannot swim, you drown after %n turn(s) in deep water.",
                        nullptr, gifts.sinks);
        if (gifts.drinks > 0)
            texts << tr("In use it heals you by %1 % of the harm that your blows and throws do.")
                         .arg(std::min(gifts.drinks, 100));
        if (gifts.cushions > 0)
            texts << tr("In use it keeps the first %1 harm of each turn from you.").arg(gifts.cushions);
        if (gifts.swims)
            texts << tr("In use it lets you swim.");
        if (gifts.weightless)
            texts << tr("In use it weighs nothing: you fall unhurt.");
    }

    // What it does is told in its own words.
    static void addRune(QStringList& texts, const World& world, const Item& item)
    {
        if (!item.rune)
            return;
        const Rune& rune = world.catalogue().rune(*item.rune);
        texts << QCoreApplication::translate("descriptions", withControlsShown(rune.description, "\n").c_str());
        if (const int perMille = perMilleOf(rune, item.enchant); perMille < kAlways)
            texts << tr("Its rune works %1 times in 100.").arg(perMille / 10);
    }

    static QString style(Style style)
    {
        switch (style) {
        case Style::Plain: return {};
        case Style::Stab: return tr("Stabs: five times as hard at who sleeps or has not noticed you.");
        case Style::Lunge: return tr("Lunges: twice as hard at who is one step further on when you step that way.");
        case Style::Sweep: return tr("Sweeps: strikes everybody beside you, each with 70 % of a blow.");
        case Style::Reach: return tr("Reaches: strikes whoever stands behind the one you strike, too.");
        case Style::Crush: return tr("Crushes: only half of the defence counts, but a blow takes half as long again.");
        case Style::Push: return tr("Pushes: who is struck goes back a step, or is stunned by what is behind.");
        case Style::Quick: return tr("Quick: a blow takes 60 % of the time.");
        case Style::Dig: return tr("Digs through rock where you otherwise could not.");
        }
        return {};
    }

    static void addFood(QStringList& texts, const ItemKind& kind, const Item& item)
    {
        if (kind.food <= 0)
            return;
        if (kind.bites <= 1)
            texts << tr("Feeds %1.").arg(kind.food);
        else
            texts << tr("Feeds %1 a bite; %n bite(s) left.", nullptr, kind.bites - item.bitten).arg(kind.food);
    }

    static void addOutcome(QStringList& texts, const World& world, const Item& item, Use use)
    {
        const Creature& hero = world.hero();
        const ItemKind& kind = world.seenItem(item);
        if (!fits(kind, use))
            return;
        if (item.use == use || (isWorn(use) && isWorn(item.use)))
            return addTakingOff(texts, world, item);
        const Strength then = strengthWith(world, hero, item, use);
        const bool inHand = use == Use::Wielded;
        const auto [attack, defence] = knownStrengthOf(world, hero);
        if (then == Strength{attack, defence}) {
            texts << (inHand ? tr("Wielding it leaves attack and defence as they are.")
                             : tr("Wearing it leaves attack and defence as they are."));
            return;
        }
        if (then.attack != attack)
            texts << (inHand ? tr("Wielding it: attack %1 becomes %2.") : tr("Wearing it: attack %1 becomes %2."))
                         .arg(attack)
                         .arg(then.attack);
        if (then.defence != defence)
            texts << (inHand ? tr("Wielding it: defence %1 becomes %2.") : tr("Wearing it: defence %1 becomes %2."))
                         .arg(defence)
                         .arg(then.defence);
    }

    static void addTakingOff(QStringList& texts, const World& world, const Item& item)
    {
        const Creature& hero = world.hero();
        const Strength then = strengthWith(world, hero, item, Use::None);
        const auto [attack, defence] = knownStrengthOf(world, hero);
        if (then.attack != attack)
            texts << tr("Without it: attack %1 becomes %2.").arg(attack).arg(then.attack);
        if (then.defence != defence)
            texts << tr("Without it: defence %1 becomes %2.").arg(defence).arg(then.defence);
    }

    // Whether anything of it changes when it is made better again and again.
    static bool everChanges(const World& world, Item item)
    {
        const QStringList before = thingNumbers(world, item);
        while (item.enchant < kMostEnchanted) {
            ++item.enchant;
            if (thingNumbers(world, item) != before)
                return true;
        }
        return false;
    }

    static void addMeal(QStringList& texts, const World& world, const Item& item)
    {
        const auto& hunger = world.rules().hunger;
        const int food = world.seenItem(item).food;
        if (!hunger || food <= 0)
            return;
        const int now = world.state().fullness;
        if (now + food > hunger->most && hunger->chokes)
            texts << tr("You are full: eating it now would choke you.");
        else
            texts << tr("Eating it: food %1 becomes %2.").arg(now).arg(std::min(now + food, hunger->most));
    }

    static void addHealing(QStringList& texts, const World& world, const Item& item)
    {
        const Creature& hero = world.hero();
        const auto& effect = world.seenItem(item).effect;
        if (!effect || effect->kind != EffectKind::Heal || effect->by != UsedBy::Drinking)
            return;
        if (hero.health >= hero.maxHealth)
            texts << tr("You are as healthy as can be.");
        else
            texts << tr("Drinking it: health %1 becomes %2.")
                         .arg(hero.health)
                         .arg(std::min(hero.health + healedBy(*effect, hero.maxHealth), hero.maxHealth));
    }
};

} // namespace

QString thingName(const Describer& describer, const World& world, ItemKindId kind)
{
    QString name = describer.name(KindTable::Item, world.seenItem(kind).id);
    name.replace(0, 1, QLocale().toUpper(name.left(1)));
    return name;
}

QString thingName(const Describer& describer, const World& world, const Item& item)
{
    QString name = describer.name(world.catalogue(), world.seen(item));
    name.replace(0, 1, QLocale().toUpper(name.left(1)));
    //: a thing that is for sale, and what it costs
    return item.price == 0 ? name : ThingText::tr("%1 (%n coin(s))", nullptr, item.price).arg(name);
}

QString lineName(const Describer& describer, const World& world, const PackLine& line)
{
    QStringList whom;
    for (const Item& item : line.items)
        if (item.of)
            whom << describer.name(KindTable::Creature, world.catalogue().creature(*item.of).id);
    whom.removeDuplicates();
    if (line.items.size() == 1 || whom.isEmpty())
        return thingName(describer, world, line.items.front());
    //: things of a kind, and whom each is named after: "Corpse (bat, newt)"
    return ThingText::tr("%1 (%2)").arg(thingName(describer, world, line.items.front().kind),
                                        whom.join(QStringLiteral(", ")));
}

QStringList thingNumbers(const World& world, const Item& item)
{
    const ItemKind& kind = world.seenItem(item);
    QStringList texts;
    for (const Use use : {Use::Wielded, Use::Worn, Use::Off, Use::Ring1})
        ThingText::addGear(texts, kind, use, world.seen(item).enchant);
    if (const QString part = ThingText::partThatCounts(world, kind); !part.isEmpty())
        texts << part;
    if (kind.iron)
        texts << ThingText::tr("Of iron.");
    if (const QString style = ThingText::style(kind.style); !style.isEmpty())
        texts << style;
    ThingText::addRune(texts, world, world.seen(item));
    if (kind.hands > 1)
        texts << ThingText::tr("Takes both hands.");
    if (kind.slot != Slot::None && kind.attack == 0 && kind.attackEach == 0 && kind.defence == 0 &&
        kind.gives == Gifts{})
        texts << ThingText::tr("Adds nothing to attack or defence.");
    texts << resistTexts(kind.resists);
    if (world.rules().hunger)
        ThingText::addFood(texts, kind, item);
    ThingText::addGifts(texts, world, item);
    for (const Effect& effect : effectsOf(kind, world.seen(item).enchant))
        texts << effectSentences(effect);
    if (!kind.lookOf.empty())
        texts << ThingText::tr("You do not know yet what it does.");
    texts << throwAndChargeSentences(world, item);
    if (kind.key)
        texts << ThingText::tr("Opens a locked door, and is used up by it.");
    return texts;
}

QString betterText(const World& world, const Item& item)
{
    if (!world.seenItem(item).lookOf.empty())
        return ThingText::tr("You do not know yet what it does.");
    Item better = world.seen(item);
    ++better.enchant;
    better.isShown = true;
    QStringList now = thingNumbers(world, item);
    QStringList then = thingNumbers(world, better);
    for (const QString& same : thingNumbers(world, item))
        if (then.removeOne(same))
            now.removeOne(same);
    if (then.isEmpty() && !ThingText::everChanges(world, better))
        return ThingText::tr("It makes no difference to this.");
    if (then.isEmpty())
        return (ThingText::tr("Nothing changes yet.") + u' ' + ThingText::partThatCounts(world, world.seenItem(item)))
            .trimmed();
    const QString changed = ThingText::tr("Then: %1").arg(then.join(u' '));
    return now.isEmpty() ? changed : ThingText::tr("Now: %1").arg(now.join(u' ')) + u'\n' + changed;
}

QStringList thingOutcomes(const World& world, const Item& item)
{
    QStringList texts;
    for (const Use use : {Use::Wielded, Use::Worn, Use::Off})
        ThingText::addOutcome(texts, world, item, use);
    const bool isThird = itemInUse(world, item.carrier, Use::Ring1) != nullptr;
    ThingText::addOutcome(texts, world, item, isThird ? Use::Ring2 : Use::Ring1);
    ThingText::addMeal(texts, world, item);
    ThingText::addHealing(texts, world, item);
    return texts;
}

QString thingState(const World& world, const PackLine& line)
{
    QStringList states;
    const auto any = [&](auto&& holds) { return std::ranges::any_of(line.items, holds); };
    if (any([](const Item& item) { return item.use == Use::Wielded; }))
        states << ThingText::tr("in hand");
    if (any([](const Item& item) { return item.use == Use::Off; }))
        states << ThingText::tr("in the off hand");
    if (any([](const Item& item) { return isWorn(item.use) && item.use != Use::Off; }))
        states << ThingText::tr("worn");
    if (any([](const Item& item) { return item.bitten > 0; }))
        states << ThingText::tr("bitten");
    const auto isSpent = [&](const Item& item) {
        const ItemKind& kind = world.seenItem(item);
        return chargesOf(kind, world.seen(item)) > 0 && chargesLeft(kind, world.seen(item)) == 0;
    };
    if (any(isSpent))
        states << (world.seenItem(line.items.front()).recharge > 0 ? ThingText::tr("not ready")
                                                                   : ThingText::tr("empty"));
    return states.join(QStringLiteral(", "));
}

std::vector<PackLine> packRows(const World& world)
{
    std::vector<PackLine> rows;
    for (PackLine& line : packOf(world, world.state().hero)) {
        const auto idle =
            std::ranges::stable_partition(line.items, [](const Item& item) { return item.use != Use::None; });
        for (auto used = line.items.begin(); used != idle.begin(); ++used)
            rows.push_back({line.letter, {*used}});
        if (!idle.empty())
            rows.push_back({line.letter, {idle.begin(), idle.end()}});
    }
    return rows;
}

QString appetiteWord(const World& world)
{
    switch (appetiteOf(world)) {
    case Appetite::Starving: return ThingText::tr("Starving");
    case Appetite::Hungry: return ThingText::tr("Hungry");
    case Appetite::Content: return ThingText::tr("Not hungry");
    case Appetite::Full: return ThingText::tr("Full");
    case Appetite::Oversatiated: return ThingText::tr("Oversatiated");
    }
    return {};
}

} // namespace cave
