// SPDX-License-Identifier: MIT
#include "core/rules/living/event_conditions.h"

#include <algorithm>

namespace cave {

namespace {

// What a condition asks, and with which number of its kind the next chance is drawn.
struct Question {
    const EventSite& site;
    int asked;
    int chances = 0;

    bool holds(const EventCondition& condition);
    bool holdsByChance(const EventTerms& terms);
};

bool isWithin(int value, const EventTerms& terms) { return value >= terms.least && value <= terms.most; }

int countHeld(const World& world, std::string_view id)
{
    const auto kind = world.catalogue().findItem(id);
    if (!kind)
        return 0;
    const std::vector<Item> carried = world.itemsOf(world.state().hero);
    return world.counted(*kind) + static_cast<int>(std::ranges::count(carried, *kind, &Item::kind));
}

bool stands(const EventSite& site, const EventTerms& terms)
{
    const BitGrid cells = site.cells(terms);
    return std::ranges::any_of(site.creatures(cells),
                               [&](EntityId who) { return site.isMeant(terms.who, *site.world().creature(who)); }) ||
           std::ranges::any_of(site.things(cells),
                               [&](EntityId thing) { return site.isMeant(terms.who, *site.world().item(thing)); });
}

bool lies(const EventSite& site, const EventTerms& terms)
{
    const auto kind = site.world().catalogue().findItem(terms.item);
    return std::ranges::any_of(site.things(site.cells(terms)), [&](EntityId thing) {
        return terms.item.empty() || site.world().item(thing)->kind == kind;
    });
}

bool isTile(const EventSite& site, const EventTerms& terms)
{
    const auto tile = site.world().catalogue().findTile(terms.tile);
    const auto z = site.levelOf(terms);
    if (!tile || !z)
        return false;
    int found = 0;
    int cells = 0;
    site.cells(terms).forEach([&](int x, int y) {
        ++cells;
        found += site.world().level(*z).tiles[x, y] == *tile;
    });
    return terms.all ? cells > 0 && found == cells : found > 0;
}

bool isHurt(const Creature& creature, int below)
{
    return std::int64_t{creature.health} * 100 < std::int64_t{creature.maxHealth} * below;
}

bool Question::holdsByChance(const EventTerms& terms)
{
    return site.chance().perMille(terms.perMille, Draw::Happen, asked, chances++);
}

bool Question::holds(const EventCondition& condition)
{
    const EventTerms& terms = condition.terms;
    switch (condition.is) {
    case ConditionWord::Mark: {
        const auto mark = site.mark(terms.mark);
        return mark && isWithin(site.valueOf(*mark), terms);
    }
    case ConditionWord::Has: return countHeld(site.world(), terms.item) >= terms.count;
    case ConditionWord::Alive: return isWithin(site.countOfTeam(terms), terms);
    case ConditionWord::Stands: return stands(site, terms);
    case ConditionWord::Lies: return lies(site, terms);
    case ConditionWord::Tile: return isTile(site, terms);
    case ConditionWord::Health: return isHurt(site.world().hero(), terms.below);
    case ConditionWord::Depth: return isWithin(site.z() + 1, terms);
    case ConditionWord::Chance: return holdsByChance(terms);
    case ConditionWord::Any:
        return std::ranges::any_of(condition.parts, [this](const EventCondition& part) { return holds(part); });
    case ConditionWord::Not: return !holds(condition.parts.front());
    }
    return false;
}

bool hasChance(const EventCondition& condition)
{
    return condition.is == ConditionWord::Chance ||
           std::ranges::any_of(condition.parts, [](const EventCondition& part) { return hasChance(part); });
}

} // namespace

std::optional<std::size_t> firstUnmet(const EventSite& site, int asked)
{
    Question question{site, asked};
    const std::vector<EventCondition>& conditions = site.event().conditions;
    for (std::size_t i = 0; i < conditions.size(); ++i)
        if (!question.holds(conditions[i]))
            return i;
    return std::nullopt;
}

bool hasChance(const ScriptedEvent& event)
{
    return std::ranges::any_of(event.conditions, [](const EventCondition& condition) { return hasChance(condition); });
}

} // namespace cave
