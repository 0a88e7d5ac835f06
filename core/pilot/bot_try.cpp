// SPDX-License-Identifier: MIT
// Potions and scrolls that are not known yet.
#include "core/pilot/bot_concerns.h"
#include "core/rules/facts/condition.h"
#include "core/rules/verbs/check.h"
#include "core/world/looks.h"

#include <algorithm>

namespace cave::concern {

namespace {

constexpr int kNearStairs = 8; // steps: what may come of it can be left

// Wounds are as good as healed, and there is a way out.
bool mayTry(Situation& now)
{
    const Creature& hero = now.hero();
    const auto isBad = [&](Condition condition) { return wordsOf(condition).isBad && lasts(hero, condition); };
    if (hero.health * 10 < hero.maxHealth * 9 || std::ranges::any_of(kConditions, isBad))
        return false;
    const auto stairs = now.nearest(fact::kUp | fact::kDown);
    return stairs && distance(*stairs, now.at()) <= kNearStairs;
}

// What names the others.
std::optional<Command> namingBy(const World& world, const Item& item)
{
    const auto& effect = world.seenItem(item).effect;
    if (!effect || effect->kind != EffectKind::Naming)
        return std::nullopt;
    if (effect->by == UsedBy::Drinking)
        return Drink{item.id};
    return effect->by == UsedBy::Reading ? std::optional<Command>(Read{item.id}) : std::nullopt;
}

bool isNotKnown(const World& world, const Item& item)
{
    return classOfLook(world.rules(), world.seenItem(item)).has_value();
}

// Rings are put on as soon as they are known to be good for anything.
std::optional<Command> trialOf(const World& world, const Item& item)
{
    const auto what = classOfLook(world.rules(), world.seenItem(item));
    if (what == ItemClass::Potion)
        return Drink{item.id};
    return what == ItemClass::Scroll ? std::optional<Command>(Read{item.id}) : std::nullopt;
}

} // namespace

std::optional<Command> tryUnknown(Situation& now)
{
    const World& world = now.world();
    if (world.rules().identify.empty() || !now.foes().empty())
        return std::nullopt;
    const auto isUnknown = [&](const Item& item) { return item.carrier == now.hero().id && isNotKnown(world, item); };
    if (std::ranges::none_of(world.items(), isUnknown))
        return std::nullopt;
    const std::vector<Item> carried = world.itemsOf(now.hero().id);
    const auto firstOf = [&](auto&& commandFor) -> std::optional<Command> {
        for (const Item& item : carried)
            if (const auto command = commandFor(world, item); command && !check(world, now.hero().id, *command))
                return command;
        return std::nullopt;
    };
    if (const auto naming = firstOf(namingBy))
        return naming;
    const auto trial = firstOf(trialOf);
    return trial && mayTry(now) ? trial : std::nullopt;
}

} // namespace cave::concern
