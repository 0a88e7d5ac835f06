// SPDX-License-Identifier: MIT
#include "core/rules/minds/behaviour.h"

#include "core/base/enum_count.h"
#include "core/rules/facts/behaviour_row.h"
#include "core/rules/facts/company.h"
#include "core/rules/minds/ally.h"
#include "core/rules/minds/blinker.h"
#include "core/rules/minds/climber.h"
#include "core/rules/minds/flee.h"
#include "core/rules/minds/hunt.h"
#include "core/rules/minds/mender.h"
#include "core/rules/minds/swarm.h"
#include "core/rules/minds/thief.h"
#include "core/rules/minds/user.h"

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
    const Creature* prey = preyOf(world, self);
    if (!prey)
        return std::nullopt;
    const Position at = prey->at;
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
    if (!preyOf(world, self))
        return Wait{};
    const auto step = fleeingStep(world, self);
    return step ? Wish(Walk{*step}) : std::nullopt;
}

Wish steal(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo mayDo)
{
    return thievingCommand(world, self, row, dice, mayDo);
}

// Only from sleep that ends by itself: who was put to sleep sleeps on.
Wish sleep(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo)
{
    if (turnsLeft(self, Condition::Asleep) != kUntilWoken || !nearestFoe(world, self, row.range) ||
        !dice.perMille(row.perMille))
        return std::nullopt;
    return Wake{};
}

Wish ambush(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    if (!self.isLurking || lasts(self, Condition::Asleep))
        return std::nullopt;
    return nearestFoe(world, self, row.range) ? Command(Wake{}) : Command(Wait{});
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
    return nearestFoe(world, self, 1) ? Wish(Burst{}) : std::nullopt;
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

Wish charge(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    const Creature* prey = preyOf(world, self);
    if (!prey || distance(self.at, prey->at) < 2 || distance(self.at, prey->at) > row.range)
        return std::nullopt;
    return Charge{prey->at.x, prey->at.y};
}

Wish pull(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo)
{
    const Creature* prey = preyOf(world, self);
    if (!prey || distance(self.at, prey->at) < 2 || distance(self.at, prey->at) > row.range)
        return std::nullopt;
    return Pull{prey->at.x, prey->at.y};
}

Wish call(const World&, const Creature& self, const BehaviourRow& row, Random& dice, MayDo)
{
    return self.quarry && !isSearching(self) && dice.perMille(row.perMille) ? Wish(Call{}) : std::nullopt;
}

// The remains that came first.
Wish raise(const World& world, const Creature& self, const BehaviourRow& row, Random&, MayDo mayDo)
{
    for (const Item& item : world.items())
        if (item.of && item.carrier == EntityId::None && item.at.z == self.at.z &&
            distance(item.at, self.at) <= row.range)
            if (const Raise wish{item.at.x, item.at.y}; mayDo(world, self, wish))
                return wish;
    return std::nullopt;
}

Wish withdraw(const World& world, const Creature& self, const BehaviourRow&, Random&, MayDo)
{
    const auto step = self.withdraws > 0 && preyOf(world, self) ? fleeingStep(world, self) : std::nullopt;
    return step ? Wish(Walk{*step}) : std::nullopt;
}

Wish use(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo mayDo)
{
    const Wish wish = usingCommand(world, self, row, mayDo);
    return wish && dice.perMille(row.perMille) ? wish : std::nullopt;
}

Wish hearten(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo mayDo)
{
    return mayDo(world, self, Hearten{}) && dice.perMille(row.perMille) ? Wish(Hearten{}) : std::nullopt;
}

Wish blink(const World& world, const Creature& self, const BehaviourRow& row, Random& dice, MayDo mayDo)
{
    return blinkingCommand(world, self, row, dice, mayDo);
}

Wish nothing(const World&, const Creature&, const BehaviourRow&, Random&, MayDo) { return std::nullopt; }

constexpr std::array kBehaviours{
    Behaviour{Does::Wander, false, false, wander},
    Behaviour{Does::Hunt, true, false, hunt},
    Behaviour{Does::Spread, false, false, spread},
    Behaviour{Does::Summon, false, true, summon},
    Behaviour{Does::Strengthen, false, true, strengthen},
    Behaviour{Does::Shoot, false, true, shoot},
    Behaviour{Does::Flee, false, false, flee},
    Behaviour{Does::Steal, false, false, steal},
    Behaviour{Does::Sleep, false, false, sleep},
    Behaviour{Does::Ambush, false, false, ambush},
    Behaviour{Does::Swarm, true, false, swarm},
    Behaviour{Does::Burrow, false, false, burrow},
    Behaviour{Does::Explode, false, true, explode},
    Behaviour{Does::Guard, true, false, guard},
    Behaviour{Does::Follow, false, false, follow},
    Behaviour{Does::Climb, false, false, climb},
    Behaviour{Does::Regenerate, false, false, nothing},
    Behaviour{Does::Split, false, false, nothing},
    Behaviour{Does::Mend, false, true, mend},
    Behaviour{Does::Touch, false, false, nothing},
    Behaviour{Does::Charge, false, true, charge},
    Behaviour{Does::Pull, false, true, pull},
    Behaviour{Does::Call, false, false, call},
    Behaviour{Does::Raise, false, true, raise},
    Behaviour{Does::Lead, false, false, nothing},
    Behaviour{Does::Withdraw, false, true, withdraw},
    Behaviour{Does::UseCarried, false, true, use},
    Behaviour{Does::Revive, false, false, nothing},
    Behaviour{Does::Aid, false, false, nothing},
    Behaviour{Does::Hearten, false, true, hearten},
    Behaviour{Does::Perish, false, false, nothing},
    Behaviour{Does::Blink, false, true, blink},
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

namespace {

// What the first row does that suits, acts and may do so.
Wish firstWish(const World& world, const Creature& self, Random& dice, MayDo mayDo, bool (*suits)(const Behaviour&))
{
    for (const BehaviourRow& row : world.behavioursOf(self))
        if (const Behaviour& behaviour = behaviourOf(row.does); suits(behaviour))
            if (auto wish = behaviour.choose(world, self, row, dice, mayDo); wish && mayDo(world, self, *wish))
                return wish;
    return std::nullopt;
}

// Who is with the hero does what helps, and beside that what allies do.
Wish allysWish(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (const auto flight = flightOfAlly(world, self))
        return flight;
    if (auto wish = firstWish(world, self, dice, mayDo, [](const Behaviour& behaviour) { return behaviour.helps; }))
        return wish;
    return wayOfAlly(world, self, dice, mayDo);
}

// Who is told to stay does what it can from there.
Command stayersCommand(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (const auto wish =
            firstWish(world, self, dice, mayDo, [](const Behaviour& behaviour) { return behaviour.helps; });
        wish && !std::holds_alternative<Walk>(*wish))
        return *wish;
    return wayOfAlly(world, self, dice, mayDo).value_or(Wait{});
}

// Nobody is told to wander but by an event.
Command strollOf(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (self.duty != Duty::Free || isAlly(world, self))
        return Wait{};
    const Walk step{anyDirection(dice, true)};
    return !world.creatureAt(moved(self.at, step.direction)) && mayDo(world, self, step) ? Command(step) : Wait{};
}

} // namespace

Command chooseCommand(const World& world, const Creature& self, Random& dice, MayDo mayDo)
{
    if (self.isCaptive)
        return Wait{};
    if (lasts(self, Condition::Afraid) && !lasts(self, Condition::Asleep))
        if (const auto step = fleeingStep(world, self))
            return Walk{*step};
    if (const BehaviourRow* row = self.isDozing ? sleepRow(world, self) : nullptr)
        if (const auto waking = sleep(world, self, *row, dice, mayDo))
            return *waking;
    if (self.isLurking || lasts(self, Condition::Asleep))
        return firstWish(world, self, dice, mayDo,
                         [](const Behaviour& behaviour) {
                             return behaviour.does == Does::Ambush || behaviour.does == Does::Sleep;
                         })
            .value_or(Wait{});
    if (isAlly(world, self))
        if (const auto wish = allysWish(world, self, dice, mayDo))
            return *wish;
    if (self.duty == Duty::Stay)
        return stayersCommand(world, self, dice, mayDo);
    if (const auto wish = firstWish(world, self, dice, mayDo, [](const Behaviour&) { return true; }))
        return *wish;
    return strollOf(world, self, dice, mayDo);
}

bool watches(const World& world, const Creature& self)
{
    return std::ranges::any_of(world.behavioursOf(self),
                               [](const BehaviourRow& row) { return behaviourOf(row.does).watches; });
}

} // namespace cave
