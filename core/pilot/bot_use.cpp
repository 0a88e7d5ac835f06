// SPDX-License-Identifier: MIT
// Potions, scrolls, wands and missiles.
#include "core/content/effects/thing_effects.h"
#include "core/pilot/bot_concerns.h"
#include "core/pilot/plan/reserves.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/flight.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/company/faith.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/throwing.h"
#include "core/world/looks.h"

#include <algorithm>
#include <array>

namespace cave::concern {

namespace {

// What an effect is good for, in thousandths of the harm that a foe, or for a helping one all of them, would do.
enum class Helps : std::uint8_t {
    Never,
    ByDamage,
    ByPoison,
    ByFire,
    ByHolding,
    ByWinningOver,
    Hero,
    HeroForGood,
    Healing
};
struct Usefulness {
    EffectKind kind;
    Helps helps;
    int share = 0;
};
constexpr int kClose = 2; // cells

constexpr std::array kUsefulness{
    Usefulness{EffectKind::Heal, Helps::Healing},
    Usefulness{EffectKind::Lightning, Helps::ByDamage},
    Usefulness{EffectKind::Fireball, Helps::ByDamage},
    Usefulness{EffectKind::Poison, Helps::ByPoison},
    Usefulness{EffectKind::Ignite, Helps::ByFire},
    Usefulness{EffectKind::Befriend, Helps::ByWinningOver},
    Usefulness{EffectKind::Confusion, Helps::ByHolding, 500},
    Usefulness{EffectKind::Sleep, Helps::ByHolding, 700},
    Usefulness{EffectKind::Slow, Helps::ByHolding, 400},
    Usefulness{EffectKind::Fear, Helps::ByHolding, 600},
    Usefulness{EffectKind::Frost, Helps::ByDamage},
    Usefulness{EffectKind::Hold, Helps::ByHolding, 600},
    Usefulness{EffectKind::Paralyse, Helps::ByHolding, 800},
    Usefulness{EffectKind::Discord, Helps::ByHolding, 400},
    Usefulness{EffectKind::Enfeeble, Helps::ByHolding, 250},
    Usefulness{EffectKind::Haste, Helps::Hero, 500},
    Usefulness{EffectKind::Might, Helps::Hero, 300},
    Usefulness{EffectKind::Shield, Helps::Hero, 300},
    Usefulness{EffectKind::Petrify, Helps::Hero, 250},
    Usefulness{EffectKind::Unseen, Helps::Hero, 300},
    Usefulness{EffectKind::Mending, Helps::Hero, 250},
    Usefulness{EffectKind::Ally, Helps::Hero, 300},
    Usefulness{EffectKind::Teleport, Helps::Hero, 800},
    Usefulness{EffectKind::Blink, Helps::Hero, 300},
    Usefulness{EffectKind::Strength, Helps::HeroForGood},
    Usefulness{EffectKind::Vitality, Helps::HeroForGood},
    Usefulness{EffectKind::Mapping, Helps::HeroForGood},
};

Usefulness usefulnessOf(EffectKind kind)
{
    const auto found = std::ranges::find(kUsefulness, kind, &Usefulness::kind);
    return found == kUsefulness.end() ? Usefulness{kind, Helps::Never} : *found;
}

bool isForFoes(Helps helps)
{
    return helps == Helps::ByDamage || helps == Helps::ByPoison || helps == Helps::ByFire ||
           helps == Helps::ByHolding || helps == Helps::ByWinningOver;
}

// A command and what it would save: hundredths of health, roughly.
struct Wish {
    Command command;
    std::int64_t saves = 0;
};

std::int64_t harmOf(Situation& now, const Foe& foe)
{
    return lossAgainst(now.world().rules(), now.fighter(), foe.numbers);
}

// The harm that a foe does no more when it has lost this much health.
std::int64_t savedByDamage(Situation& now, const Foe& foe, int damage)
{
    return harmOf(now, foe) * std::min(damage, foe.numbers.health) / std::max(foe.numbers.health, 1);
}

bool isHeld(const Creature& creature)
{
    constexpr std::array kHolding{Condition::Confused,   Condition::Slowed,  Condition::Asleep,
                                  Condition::Afraid,     Condition::Held,    Condition::Paralysed,
                                  Condition::Discordant, Condition::Weakened};
    return std::ranges::any_of(kHolding, [&](Condition condition) { return lasts(creature, condition); });
}

// What lasts for some turns only is lost on whoever has a long way to come.
bool isCloseEnough(Situation& now, const Foe& foe) { return !now.persona().plans || foe.away <= kClose; }

std::int64_t savedOn(Situation& now, const Foe& foe, const Effect& effect)
{
    const Usefulness use = usefulnessOf(effect.kind);
    const auto left = effectOn(now.world(), *foe.creature, effect);
    if (!left)
        return 0;
    if (use.helps == Helps::ByDamage)
        return savedByDamage(now, foe, left->amount);
    if (use.helps == Helps::ByPoison)
        return lasts(*foe.creature, Condition::Poisoned) ? 0 : savedByDamage(now, foe, left->turns) / 2;
    if (use.helps == Helps::ByFire)
        return lasts(*foe.creature, Condition::Burning) ? 0 : savedByDamage(now, foe, kBurningTurns * kBurningHarm);
    if (use.helps == Helps::ByWinningOver)
        return harmOf(now, foe);
    return isHeld(*foe.creature) || !isCloseEnough(now, foe) ? 0 : harmOf(now, foe) * use.share / 1000;
}

// What is drunk is thrown at foes.
bool isThrown(const Effect& effect) { return effect.by == UsedBy::Drinking || effect.by == UsedBy::Throwing; }

bool isWithin(Position centre, Position at, int radius)
{
    const int dx = at.x - centre.x;
    const int dy = at.y - centre.y;
    return dx * dx + dy * dy <= radius * radius + radius;
}

// What it saves to let the effect loose at a cell; the hero may be among those it meets.
std::int64_t savedAt(Situation& now, const Effect& effect, Position at)
{
    const bool isBurst = effect.aim == Aim::Blast || isThrown(effect);
    const int radius = isBurst || effect.aim == Aim::Around ? effect.radius : 0;
    std::int64_t saved = 0;
    for (const Foe& foe : now.threats())
        if (isWithin(at, foe.creature->at, radius))
            saved += savedOn(now, foe, effect);
    if (!isBurst || !isWithin(at, now.at(), radius))
        return saved;
    if (usefulnessOf(effect.kind).helps != Helps::ByDamage || effect.amount * 2 >= now.hero().health)
        return 0;
    return saved - std::int64_t{100} * effect.amount;
}

// What the hero may not do now, to read while it is silenced, must not hide what it may.
void keepBetter(Situation& now, std::optional<Wish>& best, Wish wish)
{
    if (wish.saves > 0 && (!best || wish.saves > best->saves) && !check(now.world(), now.hero().id, wish.command))
        best = wish;
}

Command aimedAt(const Item& item, const Effect& effect, Position at)
{
    if (isThrown(effect))
        return Throw{item.id, at.x, at.y};
    if (effect.by == UsedBy::Zapping)
        return needsTarget(effect) ? Command(ZapAt{item.id, at.x, at.y}) : Command(Zap{item.id});
    return needsTarget(effect) ? Command(ReadAt{item.id, at.x, at.y}) : Command(Read{item.id});
}

Command usedOnHero(const Item& item, const Effect& effect)
{
    if (effect.by == UsedBy::Drinking)
        return Drink{item.id};
    return effect.by == UsedBy::Zapping ? Command(Zap{item.id}) : Command(Read{item.id});
}

// Where what is thrown there breaks: on whom it meets first, as far as the hero sees.
Position whereItBreaks(Situation& now, Position at)
{
    const World& world = now.world();
    const auto isSeen = [&](const Creature& creature) { return world.seenCreatureAt(creature.at) == &creature; };
    const Flight flight = flightOf(world, now.at(), at, isSeen);
    return flight.path.empty() ? at : flight.path.back();
}

void weighOnFoes(Situation& now, const Item& item, const Effect& effect, std::optional<Wish>& best)
{
    if (const Command command = aimedAt(item, effect, now.at());
        effect.aim == Aim::Around && effect.by != UsedBy::Drinking) {
        if (harmsAlly(now.world(), command).empty())
            keepBetter(now, best, {command, savedAt(now, effect, now.at())});
        return;
    }
    for (const Foe& foe : now.threats()) {
        const bool isInReach = (effect.aim != Aim::Nearest && effect.aim != Aim::Line) || foe.away <= effect.range;
        const Position at = foe.creature->at;
        if (const Command command = aimedAt(item, effect, at); isInReach && harmsAlly(now.world(), command).empty())
            keepBetter(now, best, {command, savedAt(now, effect, isThrown(effect) ? whereItBreaks(now, at) : at)});
    }
}

void weigh(Situation& now, const Item& item, std::optional<Wish>& best)
{
    const auto& effect = now.world().seenItem(item).effect;
    if (item.carrier != now.hero().id || !effect)
        return;
    const Usefulness use = usefulnessOf(effect->kind);
    const int missing = now.hero().maxHealth - now.hero().health;
    if (isForFoes(use.helps))
        return weighOnFoes(now, item, *effect, best);
    if (effect->by == UsedBy::Throwing || needsTarget(*effect))
        return;
    if (use.helps == Helps::Healing && missing * 2 >= now.hero().maxHealth)
        keepBetter(now, best,
                   {usedOnHero(item, *effect),
                    std::int64_t{100} * std::min(healedBy(*effect, now.hero().maxHealth), missing)});
    if (use.helps == Helps::Hero && isCloseEnough(now, now.threats().front()))
        keepBetter(now, best, {usedOnHero(item, *effect), now.expectedLoss() * use.share / 1000});
}

// A wand that is not known is zapped at who comes first: most wands are meant for foes.
void weighUnknownWand(Situation& now, const Item& item, std::optional<Wish>& best)
{
    constexpr int kShare = 3; // of the harm that it may save
    const World& world = now.world();
    if (item.carrier != now.hero().id || classOfLook(world.rules(), world.seenItem(item)) != ItemClass::Wand)
        return;
    const Foe& first = now.threats().front();
    const Position at = first.creature->at;
    keepBetter(now, best, {ZapAt{item.id, at.x, at.y}, harmOf(now, first) / kShare});
}

bool isRunning(const Creature& hero, EffectKind kind)
{
    constexpr std::pair<EffectKind, Condition> kLasting[]{
        {EffectKind::Haste, Condition::Hasted},    {EffectKind::Might, Condition::Mighty},
        {EffectKind::Shield, Condition::Shielded}, {EffectKind::Petrify, Condition::Stony},
        {EffectKind::Unseen, Condition::Unseen},   {EffectKind::Mending, Condition::Mending}};
    return std::ranges::any_of(
        kLasting, [&](const auto& lasting) { return lasting.first == kind && lasts(hero, lasting.second); });
}

} // namespace

bool isEverUsed(const Effect& effect)
{
    return usefulnessOf(effect.kind).helps != Helps::Never || effect.kind == EffectKind::Cure;
}

std::optional<Command> useAgainstThreats(Situation& now)
{
    std::optional<Wish> best;
    for (const Item& item : now.world().items()) {
        const auto& effect = now.world().seenItem(item).effect;
        if ((!effect || !isRunning(now.hero(), effect->kind)) && !(now.persona().plans && isKept(now, item)))
            weigh(now, item, best);
        if (!now.threats().empty())
            weighUnknownWand(now, item, best);
    }
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> useForGood(Situation& now)
{
    if (!now.threats().empty())
        return std::nullopt;
    const Creature& hero = now.hero();
    const bool isSick = lasts(hero, Condition::Poisoned);
    for (const Item& item : now.world().items()) {
        const auto& effect = now.world().seenItem(item).effect;
        if (item.carrier != hero.id || !effect || effect->by == UsedBy::Throwing || needsTarget(*effect))
            continue;
        const bool isGood =
            usefulnessOf(effect->kind).helps == Helps::HeroForGood || (effect->kind == EffectKind::Cure && isSick);
        if (const Command command = usedOnHero(item, *effect); isGood && !check(now.world(), hero.id, command))
            return command;
    }
    return std::nullopt;
}

std::optional<Command> throwSomething(Situation& now)
{
    const Foe& nearest = now.threats().front();
    const Position at = nearest.creature->at;
    std::optional<Command> best;
    int most = 0;
    for (const Item& item : now.world().items()) {
        const ItemKind& kind = now.world().seenItem(item);
        if (item.carrier != now.hero().id || item.use != Use::None || kind.thrown == 0)
            continue;
        const int attack = thrownAttackOf(now.world(), now.hero(), item, Known::ToHero);
        const int damage = meanDamage(now.world().rules(), attack, nearest.numbers.defence);
        if (const Command command = Throw{item.id, at.x, at.y};
            damage > most && !check(now.world(), now.hero().id, command) && harmsAlly(now.world(), command).empty()) {
            most = damage;
            best = command;
        }
    }
    return best;
}

} // namespace cave::concern
