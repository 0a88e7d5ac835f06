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

// Nobody is there, wounds are as good as healed, and there is a way out.
bool mayTry(Situation& now)
{
    const Creature& hero = now.hero();
    const auto isBad = [&](Condition condition) { return wordsOf(condition).isBad && lasts(hero, condition); };
    if (!now.foes().empty() || hero.health * 10 < hero.maxHealth * 9 || std::ranges::any_of(kConditions, isBad))
        return false;
    const auto stairs = now.nearest(fact::kUp | fact::kDown);
    return stairs && distance(*stairs, now.at()) <= kNearStairs;
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
    if (world.rules().identify.empty())
        return std::nullopt;
    for (const Item& item : world.items()) {
        const auto trial = item.carrier == now.hero().id ? trialOf(world, item) : std::nullopt;
        if (trial && !check(world, now.hero().id, *trial) && mayTry(now))
            return trial;
    }
    return std::nullopt;
}

} // namespace cave::concern
