// SPDX-License-Identifier: MIT
#include "app/play/thing_text.h"

#include "core/rules/hunger.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace cave {

namespace {

class ThingText {
    Q_DECLARE_TR_FUNCTIONS(ThingText)

public:
    static void addGear(QStringList& texts, const ItemKind& kind, Use use)
    {
        if (!fits(kind, use))
            return;
        const bool inHand = use == Use::Wielded;
        if (const int attack = attackBy(kind, use); attack != 0)
            texts << (inHand ? tr("Adds %1 attack in the hand.") : tr("Adds %1 attack when worn.")).arg(attack);
        if (const int defence = defenceBy(kind, use); defence != 0)
            texts << (inHand ? tr("Adds %1 defence in the hand.") : tr("Adds %1 defence when worn.")).arg(defence);
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

    static QString effectText(const Effect& effect)
    {
        switch (effect.kind) {
        case EffectKind::Heal: return tr("Heals %1 health.").arg(effect.amount);
        case EffectKind::Lightning:
            return tr("Strikes the nearest creature in view for %1, up to %n step(s) away.", nullptr, effect.range)
                .arg(effect.amount);
        case EffectKind::Confusion:
            return tr("The creature you aim at stumbles about for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Fireball:
            return tr("Burns everybody for %1, up to %n step(s) from where you aim.", nullptr, effect.radius)
                .arg(effect.amount);
        }
        return {};
    }
};

} // namespace

QString thingName(const Describer& describer, const Catalogue& catalogue, ItemKindId kind)
{
    QString name = describer.name(KindTable::Item, catalogue.item(kind).id);
    name.replace(0, 1, QLocale().toUpper(name.left(1)));
    return name;
}

QStringList thingNumbers(const World& world, const Item& item)
{
    const ItemKind& kind = world.catalogue().item(item.kind);
    QStringList texts;
    ThingText::addGear(texts, kind, Use::Wielded);
    ThingText::addGear(texts, kind, Use::Worn);
    if (world.rules().hunger)
        ThingText::addFood(texts, kind, item);
    if (kind.effect)
        texts << ThingText::effectText(*kind.effect);
    if (kind.key)
        texts << ThingText::tr("Opens a locked door, and is used up by it.");
    return texts;
}

QString thingState(const PackLine& line)
{
    QStringList states;
    const auto any = [&](auto&& holds) { return std::ranges::any_of(line.items, holds); };
    if (any([](const Item& item) { return item.use == Use::Wielded; }))
        states << ThingText::tr("in hand");
    if (any([](const Item& item) { return item.use == Use::Worn; }))
        states << ThingText::tr("worn");
    if (any([](const Item& item) { return item.bitten > 0; }))
        states << ThingText::tr("bitten");
    return states.join(QStringLiteral(", "));
}

QString appetiteWord(const World& world)
{
    switch (appetiteOf(world)) {
    case Appetite::Starving: return ThingText::tr("Starving");
    case Appetite::Hungry: return ThingText::tr("Hungry");
    case Appetite::Content: return ThingText::tr("Content");
    case Appetite::Full: return ThingText::tr("Full");
    case Appetite::Oversatiated: return ThingText::tr("Oversatiated");
    }
    return {};
}

} // namespace cave
