// SPDX-License-Identifier: MIT
#include "core/edit/rules_words.h"

namespace cave {

namespace {

Text goalInWords(const Rules& rules)
{
    const KindName place{KindTable::Tile, rules.goalKind, Role::TheObject};
    switch (rules.goal) {
    case Goal::None: return {CAVE_TEXT("edit", "This cannot be won: there is no goal.")};
    case Goal::Slay:
        return {CAVE_TEXT("edit", "Win by slaying %1."),
                {KindName{KindTable::Creature, rules.goalKind, Role::TheObject}}};
    case Goal::Reach: return {CAVE_TEXT("edit", "Win by reaching %1."), {place}};
    case Goal::Collect:
        return {CAVE_TEXT("edit", "Gather %1 of these: %2. Then win by reaching %3."),
                {std::int64_t{rules.collectCount}, KindName{KindTable::Item, rules.collectKind, Role::Bare}, place}};
    }
    return {};
}

} // namespace

std::vector<Text> rulesInWords(const Rules& rules)
{
    std::vector<Text> words{goalInWords(rules)};
    if (!rules.dig)
        words.emplace_back(CAVE_TEXT("edit", "Nobody can dig through walls by hand."));
    if (rules.descendOnly)
        words.emplace_back(CAVE_TEXT("edit", "There is no way back up."));
    if (const auto& hunger = rules.hunger)
        words.emplace_back(CAVE_TEXT("edit", "Without a bite the hero starves after %1 acts."),
                           std::vector<TextArgument>{std::int64_t{(hunger->start + hunger->each - 1) / hunger->each}});
    if (rules.regenerates)
        words.emplace_back(CAVE_TEXT_N("edit", "Wounds heal by 1 in %n turn(s)."), std::vector<TextArgument>{},
                           *rules.regenerates);
    else
        words.emplace_back(CAVE_TEXT("edit", "Wounds do not heal by themselves."));
    std::int64_t unknown = 0;
    for (const UnknownClass& each : rules.identify)
        unknown += static_cast<std::int64_t>(each.kinds.size());
    if (unknown > 0)
        words.emplace_back(CAVE_TEXT_N("edit", "%n kind(s) of things must be known by using them."),
                           std::vector<TextArgument>{}, unknown);
    return words;
}

} // namespace cave
