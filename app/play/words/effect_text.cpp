// SPDX-License-Identifier: MIT
#include "app/play/words/effect_text.h"

#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/throwing.h"

#include <QCoreApplication>

namespace cave {

namespace {

class EffectText {
    Q_DECLARE_TR_FUNCTIONS(EffectText)

public:
    // What it does, whoever it meets.
    static QString does(const Effect& effect)
    {
        switch (effect.kind) {
        case EffectKind::Heal:
            if (effect.fullPercent == 0)
                return tr("Heals %1 health.").arg(effect.amount);
            return effect.fullPercent < 100
                       ? tr("Heals %1 health, and %2 % of full health.").arg(effect.amount).arg(effect.fullPercent)
                       : tr("Heals all wounds.");
        case EffectKind::Lightning: return tr("Strikes for %1 damage.").arg(effect.amount);
        case EffectKind::Confusion: return tr("Confuses for %n turn(s): steps go anywhere.", nullptr, effect.turns);
        case EffectKind::Fireball: return tr("Burns for %1 damage.").arg(effect.amount);
        case EffectKind::Teleport: return tr("Leads to another place of this level, whichever chance picks.");
        case EffectKind::Blink:
            return tr("Leads to another place in view, up to %n step(s) away.", nullptr, effect.range);
        case EffectKind::Mapping: return tr("Shows the ground of this level, hidden doors too.");
        case EffectKind::Haste: return tr("Doubles speed for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Slow: return tr("Halves speed for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Poison: return tr("Poisons: 1 health a turn for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Sleep: return tr("Sends to sleep for %n turn(s), or until hurt.", nullptr, effect.turns);
        case EffectKind::Might: return tr("Half as much attack again for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Digging: return tr("Digs straight through rock, %n step(s) far.", nullptr, effect.range);
        case EffectKind::Light:
            return tr("Lets you see %1 cells further for %n turn(s).", nullptr, effect.turns).arg(kLightReach);
        case EffectKind::Cure: return tr("Ends poison, confusion and whatever else is bad.");
        case EffectKind::Fear: return tr("Puts to flight for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Strength: return tr("Adds %1 attack for good.").arg(effect.amount);
        case EffectKind::Vitality: return tr("Adds %1 health for good.").arg(effect.amount);
        case EffectKind::Weaken: return tr("Takes %1 attack for good.").arg(effect.amount);
        case EffectKind::Wither: return tr("Takes %1 health for good.").arg(effect.amount);
        case EffectKind::Curse: return tr("Halves defence for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Befriend: return tr("Wins over whoever it meets: it goes with you from then on.");
        case EffectKind::Frost: return tr("Takes %1 health by frost, and freezes water.").arg(effect.amount);
        case EffectKind::Cloud: return tr("Lets out a cloud.");
        case EffectKind::Hold: return tr("Holds fast for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Paralyse: return tr("Paralyses for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Float: return tr("Lets float over chasms and water for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Fireproof: return tr("No fire hurts for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Rust: return tr("Makes what is worn on the body worse for good.");
        case EffectKind::Temper: return tr("Makes a thing that you choose better for good.");
        case EffectKind::Naming: return tr("Tells what all is that you carry.");
        case EffectKind::Darken: return tr("Halves sight for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Bleed:
            return tr("Opens wounds that bleed: 1 health a turn for %n turn(s), or until one keeps still.", nullptr,
                      effect.turns);
        case EffectKind::Enfeeble: return tr("Takes a quarter of attack for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Shield: return tr("Shields from %1 harm, which fades.").arg(effect.amount);
        case EffectKind::Unseen:
            return tr("Hides from all further than two cells for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Mending:
            return tr("Gives back 1 health every other turn, for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Discord: return tr("Makes everybody's foe for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Mark:
            return tr("Shows all hunters of the level where to go, for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Petrify:
            return tr("Turns to stone for %n turn(s): half the harm from blows, half the speed.", nullptr,
                      effect.turns);
        case EffectKind::Silence:
            return tr("Silences for %n turn(s): no reading, zapping or calling.", nullptr, effect.turns);
        case EffectKind::Sense: return tr("Shows who is within 20 cells, for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Push: return tr("Pushes back %n cell(s).", nullptr, effect.amount);
        case EffectKind::Swap: return tr("Changes places with whoever it meets.");
        case EffectKind::Noise: return tr("Is heard as far as %n cell(s).", nullptr, effect.amount);
        case EffectKind::Conjure: return tr("Brings %n foe(s) of kinds that this level has.", nullptr, effect.amount);
        case EffectKind::Ally:
            return tr("Calls somebody of this depth, who goes with you for %n turn(s).", nullptr, effect.turns);
        case EffectKind::Ignite: return tr("Sets on fire whoever is there, and ground that burns.");
        }
        return {};
    }

    // Whom it meets; "" where that goes without saying.
    static QString meets(const Effect& effect)
    {
        const bool isDrunk = effect.by == UsedBy::Drinking;
        switch (effect.aim) {
        case Aim::Self: return {};
        case Aim::Nearest:
            return tr("Meets the nearest creature in view, up to %n step(s) away.", nullptr, effect.range);
        case Aim::Creature: return isDrunk ? QString() : tr("Meets the creature you aim at.");
        case Aim::Blast:
            return isDrunk ? tr("Meets everybody up to %n step(s) around you, and you.", nullptr, effect.radius)
                           : tr("Meets everybody up to %n step(s) from there, you too.", nullptr, effect.radius);
        case Aim::Around: return tr("Meets everybody else up to %n step(s) around you.", nullptr, effect.radius);
        case Aim::Line:
            return effect.kind == EffectKind::Digging
                       ? QString()
                       : tr("Goes through everybody on a line of %n step(s).", nullptr, effect.range);
        }
        return {};
    }

    // The usual ones have a sentence that says it all.
    static QString whole(const Effect& effect)
    {
        if (effect.kind == EffectKind::Lightning && effect.aim == Aim::Nearest)
            return tr("Strikes the nearest creature in view for %1, up to %n step(s) away.", nullptr, effect.range)
                .arg(effect.amount);
        if (effect.kind == EffectKind::Confusion && effect.aim == Aim::Creature && effect.by == UsedBy::Reading)
            return tr("The creature you aim at stumbles about for %n turn(s).", nullptr, effect.turns);
        if (effect.kind == EffectKind::Fireball && effect.aim == Aim::Blast && effect.by == UsedBy::Reading)
            return tr("Burns everybody for %1, up to %n step(s) from where you aim.", nullptr, effect.radius)
                .arg(effect.amount);
        return {};
    }
};

} // namespace

QStringList effectSentences(const Effect& effect)
{
    if (const QString whole = EffectText::whole(effect); !whole.isEmpty())
        return {whole};
    QStringList texts{EffectText::does(effect)};
    if (const QString meets = EffectText::meets(effect); !meets.isEmpty())
        texts << meets;
    return texts;
}

QStringList throwAndChargeSentences(const World& world, const Item& item)
{
    const ItemKind& kind = world.seenItem(item);
    QStringList texts;
    if (kind.recharge > 0)
        texts << EffectText::tr("Used, it is ready again after %n turn(s).", nullptr,
                                turnsToRecharge(kind, world.seen(item)));
    if (kind.recharge > 0 && item.spent > 0)
        texts << EffectText::tr("It is ready again in %n turn(s).", nullptr, item.spent);
    if (kind.charges > 0 && kind.recharge == 0)
        texts << EffectText::tr("%n charge(s) left.", nullptr, chargesLeft(kind, world.seen(item)));
    if (kind.effect && breaks(kind))
        texts << EffectText::tr("Thrown it breaks, and works on who is there.");
    else if (const int attack = thrownAttackOf(world, world.hero(), item, Known::ToHero); attack > 0)
        texts << EffectText::tr("Thrown it hits with attack %1.").arg(attack);
    if (!kind.launches.empty())
        texts << EffectText::tr("In the hand it adds %1 attack to what it shoots.")
                     .arg(launchOf(world, kind, world.seen(item).enchant));
    if (kind.launchTime > 100)
        texts << EffectText::tr("A shot with it takes %1 % of the time of an act.").arg(kind.launchTime);
    return texts;
}

} // namespace cave
