// SPDX-License-Identifier: MIT
#include "core/pilot/plan/reserves.h"

#include "core/content/effects/thing_effects.h"
#include "core/pilot/bot_goal.h"
#include "core/pilot/danger.h"
#include "core/pilot/plan/foes_ahead.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/score.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

enum class Purpose : std::uint8_t { None, Healing, Escape, Harm };

struct Stock {
    Purpose purpose;
    int kept; // of it
};
constexpr std::array kStock{Stock{Purpose::Healing, 2}, Stock{Purpose::Escape, 1}, Stock{Purpose::Harm, 1}};

constexpr int kDear = 400; // per mille
constexpr int kGrave = 500; // per mille of the hero's health: bad luck may take the rest

Purpose purposeOf(const std::optional<Effect>& effect)
{
    if (!effect)
        return Purpose::None;
    const EffectKind kind = effect->kind;
    if (kind == EffectKind::Heal && effect->by == UsedBy::Drinking)
        return Purpose::Healing;
    if (kind == EffectKind::Teleport || kind == EffectKind::Blink)
        return Purpose::Escape;
    return kind == EffectKind::Lightning || kind == EffectKind::Fireball ? Purpose::Harm : Purpose::None;
}

int amountOf(const Situation& now, const Item& item)
{
    const auto& effect = now.world().seenItem(item).effect;
    if (!effect)
        return 0;
    return effect->kind == EffectKind::Heal ? healedBy(*effect, now.hero().maxHealth) : effect->amount;
}

Purpose purposeOf(const Situation& now, const Item& item)
{
    return item.carrier == now.hero().id ? purposeOf(now.world().seenItem(item).effect) : Purpose::None;
}

// Of a loss in hundredths of health.
bool isTooMuchOf(std::int64_t health, std::int64_t loss) { return loss * 1000 > std::int64_t{100} * kDear * health; }

bool isNeededNow(const Situation& now)
{
    const auto isOfTheGoal = [&](const Foe& foe) { return isGuardian(now.world(), now.world().kindOf(*foe.creature)); };
    return std::ranges::any_of(now.threats(), isOfTheGoal) ||
           (!now.threats().empty() && now.expectedLoss() * 1000 >= std::int64_t{100} * kGrave * now.hero().health);
}

} // namespace

bool isKept(const Situation& now, const Item& item)
{
    const Purpose purpose = purposeOf(now, item);
    const bool isSpared = purpose == Purpose::Healing && !now.world().rules().heals(); // nothing else heals it
    if (purpose == Purpose::None || isSpared || isNeededNow(now))
        return false;
    const auto isBefore = [&](const Item& other) {
        return purposeOf(now, other) == purpose &&
               std::pair(-amountOf(now, other), other.id) < std::pair(-amountOf(now, item), item.id);
    };
    const auto better = std::ranges::count_if(now.world().items(), isBefore);
    return better < std::ranges::find(kStock, purpose, &Stock::purpose)->kept;
}

std::int64_t healthInReserve(const Situation& now)
{
    std::int64_t health = now.hero().health;
    for (const Item& item : now.world().items())
        if (purposeOf(now, item) == Purpose::Healing)
            health += std::min(amountOf(now, item), now.hero().maxHealth);
    return health;
}

bool isTooDear(const Situation& now) { return isTooMuchOf(healthInReserve(now), now.expectedLoss()); }

bool isAMatchForThisLevel(const Situation& now)
{
    const std::vector<Fighter> foes = foesAhead(now.world(), 0);
    return !foes.empty() && std::ranges::all_of(foes, [&](const Fighter& foe) {
        return !isTooMuchOf(now.hero().health, lossAgainst(now.world().rules(), now.fighter(), foe));
    });
}

std::int64_t foodLeft(const World& world)
{
    const auto& hunger = world.rules().hunger;
    if (!hunger)
        return kFoodForRest;
    std::int64_t food = world.state().fullness;
    for (const Item& item : world.items()) {
        const ItemKind& kind = world.seenItem(item);
        if (item.carrier == world.state().hero)
            food += std::int64_t{kind.food} * (kind.bites - item.bitten);
    }
    return food / std::max(hunger->each, 1);
}

bool isInAHurry(const Situation& now)
{
    const World& world = now.world();
    return appetiteOf(world) <= Appetite::Hungry && foodLeft(world) < now.persona().hurries;
}

bool hasTimeToRest(const Situation& now, std::int64_t food)
{
    const World& world = now.world();
    const auto isAwake = [&](const Foe& foe) {
        return isDangerous(world.kindOf(*foe.creature)) && !lasts(*foe.creature, Condition::Asleep);
    };
    if (std::ranges::any_of(now.foes(), isAwake))
        return false;
    const std::int64_t eachLevel = world.state().turn / (deepestLevel(world) + 1);
    return food >= 2 * eachLevel;
}

} // namespace cave
