// SPDX-License-Identifier: MIT
#include "core/rules/minds/behaviour.h"

#include "core/base/enum_count.h"
#include "core/rules/minds/climber.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/minds/mender.h"
#include "core/rules/minds/swarm.h"
#include "core/rules/minds/thief.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

using Wish = std::optional<Command>;

Direction anyDirection(Random& dice, bool diagonal)
{
    return diagonal ? kDirections[dice.below(8)] : kDirections[dice.below(4) * 2];
}

Wish wander(const World&, const Creature&, const BehaviourRow& row, Random& dice, MayDo)
{
    if (!dice.perMille(row.perMille))
        return std::nullopt;
    return Walk{anyDirection(dice, row.diagonal)};
}

Wish spread(const World&, const Creature&, const BehaviourRow& row, Random& dice, MayDo)
{
    if (!dice.perMille(row.perMille))
        return std::nullopt;
    return Spread{anyDirection(dice, row.diagonal)};
}

Wish summon(const World&, const Creature&, const BehaviourRow& row, Random& dice, MayDo)
{
    if (!dice.perMille(row.perMille))
        return std::nullopt;
    return Summon{anyDirection(dice, true)};
}

Wish strengthen(const World&, const Creature&, const BehaviourRow&, Random&, MayDo) { return Strengthen{}; }

Wish hunt(const World& world, const Creature& self, const BehaviourRow&, Random&, MayDo)
{
    return huntingStep(world, self);
}

// Whoever always stepped back would never be caught, and never shoot.
Wish shoot(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo)
{
    if (!seesHero(world, self))
        return std::nullopt;
    const Position at = world.hero().at;
    const int away = distance(self.at, at);
    if (away < row.keeps && dice.below(2) == 0)
        if (const auto step = fleeingStep(world, self))
            return Walk{*step};
    if (away < 2 || !dice.perMille(row.perMille))
        return std::nullopt;
    return Shoot{at.x, at.y};
}

Wish flee(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    if (!isHurtEnough(self, row))
        return std::nullopt;
    if (!seesHero(world, self))
        return Wait{};
    const auto step = fleeingStep(world, self);
    return step ? Wish(Walk{*step}) : std::nullopt;
}

Wish steal(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo mayDo)
{
    return thievingCommand(world, self, row, dice, mayDo);
}

bool isHeroWithin(const World& world, const Creature& self, int range)
{
    const Position at = world.hero().at;
    return at.z == self.at.z && distance(at, self.at) <= range;
}

// Only from sleep that ends by itself: who was put to sleep sleeps on.
Wish sleep(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo)
{
    if (turnsLeft(self, Condition::Asleep) != kUntilWoken || !isHeroWithin(world, self, row.range) ||
        !dice.perMille(row.perMille))
        return std::nullopt;
    return Wake{};
}

Wish ambush(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    if (!self.isLurking || lasts(self, Condition::Asleep))
        return std::nullopt;
    return isHeroWithin(world, self, row.range) ? Command(Wake{}) : Command(Wait{});
}

Wish swarm(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    return swarmingCommand(world, self, row);
}

Wish burrow(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    return burrowingStep(world, self, row.range);
}

Wish explode(const World& world, const Creature& self, const BehaviourRow&, Random&, MayDo)
{
    return isHeroWithin(world, self, 1) ? Wish(Burst{}) : std::nullopt;
}

Wish guard(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    return guardingStep(world, self, row.range);
}

Wish follow(const World& world, const Creature& self, const BehaviourRow&, Random&, MayDo mayDo)
{
    return followingCommand(world, self, mayDo);
}

Wish climb(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo mayDo)
{
    const Wish wish = climbingCommand(world, self, mayDo);
    return wish && dice.perMille(row.perMille) ? wish : std::nullopt;
}

Wish mend(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo)
{
    const Wish wish = mendingCommand(world, self, row);
    return wish && dice.perMille(row.perMille) ? wish : std::nullopt;
}

Wish nothing(const World&, const Creature&, const BehaviourRow&, Random&, MayDo) { return std::nullopt; }

constexpr std::array kBehaviours{
    Behaviour{Does::Wander, false, wander},
    Behaviour{Does::Hunt, true, hunt},
    Behaviour{Does::Spread, false, spread},
    Behaviour{Does::Summon, false, summon},
    Behaviour{Does::Strengthen, false, strengthen},
    Behaviour{Does::Shoot, false, shoot},
    Behaviour{Does::Flee, false, flee},
    Behaviour{Does::Steal, false, steal},
    Behaviour{Does::Sleep, false, sleep},
    Behaviour{Does::Ambush, false, ambush},
    Behaviour{Does::Swarm, true, swarm},
    Behaviour{Does::Burrow, false, burrow},
    Behaviour{Does::Explode, false, explode},
    Behaviour{Does::Guard, true, guard},
    Behaviour{Does::Follow, false, follow},
    Behaviour{Does::Climb, false, climb},
    Behaviour{Does::Regenerate, false, nothing},
    Behaviour{Does::Split, false, nothing},
    Behaviour{Does::Mend, false, mend},
    Behaviour{Does::Touch, false, nothing},
};

constexpr bool behavioursAreInOrder()
{
    for (std::size_t i = 0; i < kBehaviours.size(); ++i)
        if (kBehaviours[i].does != static_cast<Does>(i))
            return false;
    return true;
}
static_assert(behavioursAreInOrder() && kBehaviours.size() == enumCount<Does>(), "each behaviour has its row");

const Behaviour& behaviourOf(Does does) { return kBehaviours[static_cast<std::size_t>(does)]; }

} // namespace

std::span<const Behaviour> behaviours() { return kBehaviours; }

Command chooseCommand(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (lasts(self, Condition::Afraid) && !lasts(self, Condition::Asleep))
        if (const auto step = fleeingStep(world, self))
            return Walk{*step};
    const bool isAtRest = self.isLurking || lasts(self, Condition::Asleep);
    for (const BehaviourRow& row : world.kindOf(self).behaviours) {
        if (isAtRest && row.does != Does::Ambush && row.does != Does::Sleep)
            continue;
        if (auto wish = behaviourOf(row.does).choose(world, self, row, dice, mayDo); wish && mayDo(world, self, *wish))
            return *wish;
    }
    return Wait{};
}

bool watches(const World& world, const Creature& self)
{
    return std::ranges::any_of(world.kindOf(self).behaviours,
                               [](const BehaviourRow& row) { return behaviourOf(row.does).watches; });
}

} // namespace cave
