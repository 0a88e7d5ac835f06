// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

namespace {

// How many items of this kind there are whatever the dice say.
int surelyOf(const std::vector<DropRow>& rows, std::string_view item)
{
    int count = 0;
    for (const DropRow& row : rows)
        if (row.perMille == 1000 && std::ranges::all_of(row.items, [&](const auto& id) { return id == item; }))
            count += row.least;
    return count;
}

// The same of all that a creature leaves when it dies. What it may use up before is not sure.
int surelyLeft(const CreatureKind& creature, std::string_view item)
{
    const bool keepsAll = !anyBehaviour(creature, [](const BehaviourRow& row) { return row.does == Does::UseCarried; });
    return surelyOf(creature.drops, item) + (keepsAll ? surelyOf(creature.carries, item) : 0);
}

// More than what it is sure to leave.
bool mayLeaveMore(const CreatureKind& creature, std::string_view item)
{
    const auto may = [item](const DropRow& row) {
        const bool isSure = row.perMille == 1000 && row.items.size() == 1 && row.most == row.least;
        return !isSure && std::ranges::find(row.items, item) != row.items.end();
    };
    return std::ranges::any_of(creature.drops, may) || std::ranges::any_of(creature.carries, may);
}

// What decides whether more of them come than surely lie about; none: none may come.
PlayDoubt doubtOfMore(const Dungeon& dungeon, const std::string& item, const Journey& journey)
{
    const auto makesIt = [&](const EventEffect& effect) {
        return effect.does == EffectWord::Make && effect.terms.item == item;
    };
    if (anyEffect(dungeon, makesIt))
        return PlayDoubt::Others;
    bool mayCome = mayBeDrawn(dungeon, item);
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        mayCome |= thing.table == KindTable::Creature && contains(dungeon, at) && journey.contains(at) &&
                   mayLeaveMore(dungeon.catalogue->creature(thing.kind), item);
    });
    return mayCome ? PlayDoubt::Chance : PlayDoubt::None;
}

} // namespace

int countOfCollected(const Catalogue& catalogue, const Placement& thing, const Rules& rules)
{
    const auto isIt = [&](ItemKindId item) { return catalogue.item(item).id == rules.collectKind; };
    if (thing.table == KindTable::Item)
        return isIt(thing.kind) ? 1 : 0;
    const CreatureKind& creature = catalogue.creature(thing.kind);
    if (creature.immortal)
        return 0;
    return surelyLeft(creature, rules.collectKind) + (thing.carries && isIt(*thing.carries) ? 1 : 0);
}

// Things that lie about, and those that creatures carry or are sure to leave. What has a price may be out of reach.
void checkCollection(const Dungeon& dungeon, const Rules& rules, const Journey& journey, Findings& findings)
{
    const bool hasKit = rules.origins.empty(); // else not every hero has it
    int within = hasKit ? static_cast<int>(std::ranges::count(rules.kit, rules.collectKind)) : 0;
    int unpriced = within;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (!contains(dungeon, at) || !journey.contains(at))
            return;
        const int count = countOfCollected(*dungeon.catalogue, thing, rules);
        within += count;
        unpriced += thing.price == 0 ? count : 0;
    });
    const PlayDoubt doubt =
        within < rules.collectCount ? doubtOfMore(dungeon, rules.collectKind, journey) : PlayDoubt::None;
    if (doubt != PlayDoubt::None)
        findings.add(ProblemKind::NotProved, Severity::Warning, std::nullopt, doubtText(doubt));
    else if (within < rules.collectCount)
        findings.add(ProblemKind::TooFewToCollect, Severity::Error, std::nullopt,
                     {CAVE_TEXT("problems", "The goal is to gather %1 of a kind (%2), but only %3 can be reached."),
                      {std::int64_t{rules.collectCount}, KindName{KindTable::Item, rules.collectKind, Role::Bare},
                       std::int64_t{within}}});
    else if (unpriced < rules.collectCount)
        findings.add(ProblemKind::NotProved, Severity::Warning, std::nullopt, doubtText(PlayDoubt::Price));
}

} // namespace cave
