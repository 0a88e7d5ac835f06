// SPDX-License-Identifier: MIT
#include "core/rules/behaviour.h"

#include "core/rules/hunt.h"
#include "core/rules/play.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

Direction anyDirection(Random& dice, bool diagonal)
{
    return diagonal ? kDirections[dice.below(8)] : kDirections[dice.below(4) * 2];
}

std::optional<Command> wander(const World&, const Creature&, const BehaviourRow& row, Random& dice)
{
    if (!dice.perMille(row.perMille))
        return std::nullopt;
    return Walk{anyDirection(dice, row.diagonal)};
}

std::optional<Command> spread(const World&, const Creature&, const BehaviourRow& row, Random& dice)
{
    if (!dice.perMille(row.perMille))
        return std::nullopt;
    return Spread{anyDirection(dice, row.diagonal)};
}

std::optional<Command> summon(const World&, const Creature&, const BehaviourRow& row, Random& dice)
{
    if (!dice.perMille(row.perMille))
        return std::nullopt;
    return Summon{anyDirection(dice, true)};
}

std::optional<Command> strengthen(const World&, const Creature&, const BehaviourRow&, Random&) { return Strengthen{}; }

std::optional<Command> hunt(const World& world, const Creature& self, const BehaviourRow&, Random&)
{
    return huntingStep(world, self);
}

constexpr std::array kBehaviours{
    Behaviour{"wander", wander},         Behaviour{"hunt", hunt},
    Behaviour{"spread", spread},         Behaviour{"summon", summon},
    Behaviour{"strengthen", strengthen},
};

} // namespace

std::span<const Behaviour> behaviours() { return kBehaviours; }

const Behaviour* findBehaviour(std::string_view name)
{
    const auto found = std::ranges::find(kBehaviours, name, &Behaviour::name);
    return found == kBehaviours.end() ? nullptr : &*found;
}

Command chooseCommand(const World& world, const Creature& self, Random& dice)
{
    for (const BehaviourRow& row : world.kindOf(self).behaviours)
        if (auto wish = findBehaviour(row.does)->choose(world, self, row, dice); wish && !check(world, self.id, *wish))
            return *wish;
    return Wait{};
}

const BehaviourRow* behaviourRow(const World& world, const Creature& self, std::string_view behaviour)
{
    const auto& rows = world.kindOf(self).behaviours;
    const auto found = std::ranges::find(rows, behaviour, &BehaviourRow::does);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace cave
