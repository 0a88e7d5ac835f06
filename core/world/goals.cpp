// SPDX-License-Identifier: MIT
#include "core/world/goals.h"

#include <algorithm>

namespace cave {

namespace {

bool asksFor(const Rules& rules, Goal goal, std::string_view kind)
{
    return std::ranges::any_of(rules.parts,
                               [&](const GoalPart& part) { return part.goal == goal && part.kind == kind; });
}

bool isSinglePlace(const Rules& rules) { return rules.goal == Goal::Reach || rules.goal == Goal::Collect; }

Rules singleGoal(const Rules& rules, const GoalPart& part)
{
    Rules single = rules;
    single.parts.clear();
    single.goal = part.goal;
    single.anyhow = part.anyhow;
    if (part.goal == Goal::Collect) {
        single.collectKind = part.kind;
        single.collectCount = part.count;
    } else {
        single.goalKind = part.kind;
    }
    if (rules.goal == Goal::All && part.goal == Goal::Reach)
        single.goal = Goal::Collect;
    return single;
}

} // namespace

std::vector<GoalPart> goalParts(const Rules& rules)
{
    switch (rules.goal) {
    case Goal::None: return {};
    case Goal::Slay: return {{Goal::Slay, rules.goalKind, 0, rules.anyhow}};
    case Goal::Reach: return {{Goal::Reach, rules.goalKind}};
    case Goal::Collect: return {{Goal::Collect, rules.collectKind, rules.collectCount}, {Goal::Reach, rules.goalKind}};
    case Goal::All:
    case Goal::Any: break;
    }
    return rules.parts;
}

std::vector<Rules> singleGoals(const Rules& rules)
{
    if (!isCombined(rules))
        return {rules};
    std::vector<Rules> singles;
    for (const GoalPart& part : rules.parts)
        singles.push_back(singleGoal(rules, part));
    return singles;
}

KindTable tableOf(Goal part)
{
    return part == Goal::Slay ? KindTable::Creature : part == Goal::Collect ? KindTable::Item : KindTable::Tile;
}

bool isGoalTile(const Rules& rules, std::string_view tile)
{
    return (isSinglePlace(rules) && rules.goalKind == tile) || asksFor(rules, Goal::Reach, tile);
}

bool isGoalCreature(const Rules& rules, std::string_view creature)
{
    return (rules.goal == Goal::Slay && rules.goalKind == creature) || asksFor(rules, Goal::Slay, creature);
}

bool isGoalItem(const Rules& rules, std::string_view item)
{
    return (rules.goal == Goal::Collect && rules.collectKind == item) || asksFor(rules, Goal::Collect, item);
}

bool hasGoalPlace(const Rules& rules)
{
    return isSinglePlace(rules) || std::ranges::find(rules.parts, Goal::Reach, &GoalPart::goal) != rules.parts.end();
}

} // namespace cave
