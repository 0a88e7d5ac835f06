// SPDX-License-Identifier: MIT
#include "core/edit/rules_words.h"

#include "core/world/goals.h"

namespace cave {

namespace {

Text partInWords(const GoalPart& part)
{
    const KindName kind{tableOf(part.goal), part.kind, Role::TheObject};
    if (part.goal == Goal::Slay && part.anyhow)
        return {CAVE_TEXT("edit", "See that %1 dies, however that happens."),
                {KindName{kind.table, part.kind, Role::TheSubject}}};
    if (part.goal == Goal::Slay)
        return {CAVE_TEXT("edit", "Slay %1."), {kind}};
    if (part.goal == Goal::Reach)
        return {CAVE_TEXT("edit", "Reach %1."), {kind}};
    return {CAVE_TEXT("edit", "Gather %1 of these: %2."),
            {std::int64_t{part.count}, KindName{kind.table, part.kind, Role::Bare}}};
}

Text goalInWords(const Rules& rules)
{
    const KindName place{KindTable::Tile, rules.goalKind, Role::TheObject};
    switch (rules.goal) {
    case Goal::None: return {CAVE_TEXT("edit", "This cannot be won: there is no goal.")};
    case Goal::Slay:
        if (rules.anyhow)
            return {CAVE_TEXT("edit", "Win when %1 dies, however that happens."),
                    {KindName{KindTable::Creature, rules.goalKind, Role::TheSubject}}};
        return {CAVE_TEXT("edit", "Win by slaying %1."),
                {KindName{KindTable::Creature, rules.goalKind, Role::TheObject}}};
    case Goal::Reach: return {CAVE_TEXT("edit", "Win by reaching %1."), {place}};
    case Goal::Collect:
        return {CAVE_TEXT("edit", "Gather %1 of these: %2. Then win by reaching %3."),
                {std::int64_t{rules.collectCount}, KindName{KindTable::Item, rules.collectKind, Role::Bare}, place}};
    case Goal::All: return {CAVE_TEXT("edit", "Win by doing all of this:")};
    case Goal::Any: return {CAVE_TEXT("edit", "Win by doing any of this:")};
    }
    return {};
}

} // namespace

std::vector<Text> rulesInWords(const Rules& rules)
{
    std::vector<Text> words{goalInWords(rules)};
    for (const GoalPart& part : rules.parts)
        words.push_back(partInWords(part));
    if (!rules.dig)
        words.emplace_back(CAVE_TEXT("edit", "Nobody can dig through walls by hand."));
    if (rules.descendOnly)
        words.emplace_back(CAVE_TEXT("edit", "There is no way back up."));
    if (rules.fall != Rules{}.fall)
        words.emplace_back(CAVE_TEXT("edit", "A fall to the level below takes %1 health."),
                           std::vector<TextArgument>{std::int64_t{rules.fall}});
    if (const auto& hunger = rules.hunger)
        words.emplace_back(CAVE_TEXT("edit", "Without a bite the hero starves after %1 acts."),
                           std::vector<TextArgument>{std::int64_t{(hunger->start + hunger->each - 1) / hunger->each}});
    if (rules.regenerates)
        words.emplace_back(CAVE_TEXT_N("edit", "Wounds heal by 1 in %n turn(s)."), std::vector<TextArgument>{},
                           *rules.regenerates);
    else if (rules.wholeIn)
        words.emplace_back(CAVE_TEXT_N("edit", "All health comes back in %n turn(s)."), std::vector<TextArgument>{},
                           *rules.wholeIn);
    else
        words.emplace_back(CAVE_TEXT("edit", "Wounds do not heal by themselves."));
    std::int64_t unknown = 0;
    for (const UnknownClass& each : rules.identify)
        unknown += static_cast<std::int64_t>(each.kinds.size());
    if (unknown > 0)
        words.emplace_back(CAVE_TEXT_N("edit", "%n kind(s) of things must be known by using them."),
                           std::vector<TextArgument>{}, unknown);
    if (!rules.origins.empty())
        words.emplace_back(CAVE_TEXT_N("edit", "The hero has a choice of %n origin(s)."), std::vector<TextArgument>{},
                           static_cast<std::int64_t>(rules.origins.size()));
    if (rules.loudness)
        words.emplace_back(
            CAVE_TEXT("edit", "A step of the hero is heard %1 cells away, a fight %2."),
            std::vector<TextArgument>{std::int64_t{rules.loudness->walk}, std::int64_t{rules.loudness->fight}});
    if (rules.hunters)
        words.emplace_back(CAVE_TEXT("edit", "Hunters come down after a hero who stays for %1 turns."),
                           std::vector<TextArgument>{std::int64_t{rules.hunters->after}});
    if (rules.isStillElsewhere)
        words.emplace_back(CAVE_TEXT("edit", "On levels where the hero is not, nobody acts but who comes after it."));
    return words;
}

} // namespace cave
