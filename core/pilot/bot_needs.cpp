// SPDX-License-Identifier: MIT
// Breathing, eating and healing.
#include "core/pilot/bot_concerns.h"

#include "core/content/effects/thing_effects.h"
#include "core/pilot/plan/reserves.h"
#include "core/rules/facts/passage.h"

#include <algorithm>

namespace cave::concern {

namespace {

constexpr int kHungry = 250;  // thousandths of what fits: then anything is eaten
constexpr int kPeckish = 600; // then what fits whole

constexpr int kMostRested = 400; // turns on a level to which hunters come for whoever stays: they cost what rest gives

// The largest of the bites that fit; in need, where it does not kill, the smallest that does not fit.
const Item* bestMeal(const World& world, int room, bool isInNeed)
{
    const Item* best = nullptr;
    const Item* tooLarge = nullptr;
    const auto foodOf = [&](const Item& item) { return world.seenItem(item).food; };
    for (const Item& item : world.items()) {
        if (item.carrier != world.state().hero || foodOf(item) == 0 || (item.use != Use::None && !isInNeed))
            continue;
        if (foodOf(item) <= room && (!best || foodOf(item) > foodOf(*best)))
            best = &item;
        if (foodOf(item) > room && (!tooLarge || foodOf(item) < foodOf(*tooLarge)))
            tooLarge = &item;
    }
    return best || !isInNeed || world.rules().hunger->chokes ? best : tooLarge;
}

// Whoever is confused steps anywhere, and out of deep water there may be no way back.
bool isReelingBesideWater(Situation& now)
{
    const World& world = now.world();
    const auto drowns = [&](Position at) { return world.isVisible(at) && world.drowns(world.kindOf(now.hero()), at); };
    return lasts(now.hero(), Condition::Confused) && now.threats().empty() && !drowns(now.at()) &&
           std::ranges::any_of(kDirections, [&](Direction direction) { return drowns(moved(now.at(), direction)); });
}

} // namespace

std::optional<Command> getAshore(Situation& now)
{
    const World& world = now.world();
    if (isReelingBesideWater(now))
        return Wait{};
    const bool isKnown = world.tileKind(now.at()).looksLike.empty(); // nobody falls through the lowest level
    if (!world.drowns(world.kindOf(now.hero()), now.at()) && !(isKnown && harms(world, now.hero(), now.at())))
        return std::nullopt;
    const auto shore = now.nearestShore();
    return shore ? std::optional(now.stepTowards(*shore)) : std::nullopt;
}

std::optional<Command> fleeFire(Situation& now)
{
    const World& world = now.world();
    const auto isFire = [&](Direction direction) {
        const Position beside = moved(now.at(), direction);
        return world.isVisible(beside) && world.seenKind(beside).fire;
    };
    if (!world.tileKind(now.at()).answers(On::Burn) || std::ranges::none_of(kDirections, isFire))
        return std::nullopt;
    const auto away = now.nearest(fact::kOpen);
    return away ? std::optional(now.stepTowards(*away)) : std::nullopt;
}

std::optional<Command> feed(Situation& now)
{
    const World& world = now.world();
    const auto& hunger = world.rules().hunger;
    if (!hunger)
        return std::nullopt;
    const int fullness = world.state().fullness;
    const std::int64_t share = std::int64_t{1000} * fullness / hunger->most;
    if (share > kPeckish || (!now.threats().empty() && share > kHungry / 5))
        return std::nullopt;
    const Item* meal = bestMeal(world, hunger->most - fullness, share <= kHungry);
    return meal ? std::optional<Command>(Eat{meal->id}) : std::nullopt;
}

std::optional<Command> drinkToHeal(Situation& now, int wasted)
{
    const World& world = now.world();
    const int missing = now.hero().maxHealth - now.hero().health;
    const Item* best = nullptr;
    int most = 0;
    for (const Item& item : world.items()) {
        const auto& effect = world.seenItem(item).effect;
        if (item.carrier != now.hero().id || !effect || effect->kind != EffectKind::Heal ||
            effect->by != UsedBy::Drinking || (now.persona().plans && isKept(now, item)))
            continue;
        const int heals = healedBy(*effect, now.hero().maxHealth);
        const int healed = std::min(heals, missing);
        if (healed > most && heals - healed <= wasted) {
            most = healed;
            best = &item;
        }
    }
    return best ? std::optional<Command>(Drink{best->id}) : std::nullopt;
}

std::optional<Command> mend(Situation& now)
{
    if (!now.threats().empty() || !isAtMost(now.hero(), now.persona().mend))
        return std::nullopt;
    return drinkToHeal(now, 0);
}

// Lasts until the wounds are nearly whole, or food runs short.
std::optional<Command> rest(Situation& now)
{
    const World& world = now.world();
    const Creature& hero = now.hero();
    const std::int64_t food = foodLeft(world);
    if (!now.threats().empty() || food < kFoodForRest)
        return std::nullopt;
    if (now.persona().plans && world.rules().hunger && !hasTimeToRest(now, food))
        return std::nullopt;
    if (lasts(hero, Condition::Confused) || lasts(hero, Condition::Afraid))
        return Wait{};
    if (isInAHurry(now))
        return std::nullopt;
    const Persona& persona = now.persona();
    const int whole = now.mind().isResting ? persona.restTo : persona.restFrom;
    const bool isToBegin = !now.mind().isResting && !isAtLeast(hero, whole); // before a guardian it is begun already
    if (isToBegin && persona.plans && isAMatchForThisLevel(now))
        return std::nullopt;
    now.mind().isResting = world.rules().heals() && !isAtLeast(hero, whole) &&
                           (!world.rules().hunters || now.notes().rested < kMostRested);
    if (!now.mind().isResting)
        return std::nullopt;
    if (const auto errand = fetchInSafety(now)) // wounds heal on the way as well
        return errand;
    if (const auto step = goToTheWayDown(now))
        return step;
    ++now.notes().rested;
    return Wait{};
}

} // namespace cave::concern
