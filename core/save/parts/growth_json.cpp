// SPDX-License-Identifier: MIT
#include "core/save/parts/growth_json.h"

#include "core/content/words.h"
#include "core/save/parts/rules_json.h"
#include "core/world/dungeon.h"

#include <algorithm>

namespace cave {

namespace {

// The games that brought them.
enum class DamageWord : std::uint8_t { Dice, Difference };
constexpr auto kDamageFormulas = wordsOf<DamageWord>([](DamageWord word) -> std::string_view {
    switch (word) {
    case DamageWord::Dice: return "jsrogue";
    case DamageWord::Difference: return "rooms";
    }
    return {};
});
constexpr auto kGrowthFormulas = wordsOf<GrowthFormula>([](GrowthFormula formula) -> std::string_view {
    switch (formula) {
    case GrowthFormula::None: return "none";
    case GrowthFormula::Jsrogue: return "jsrogue";
    case GrowthFormula::Rooms: return "rooms";
    case GrowthFormula::Zircon: return "zircon";
    }
    return {};
});

constexpr WorthNumber kWorthNumbers[]{
    {"row", &GrowthWorth::row},         {"health", &GrowthWorth::health}, {"attack", &GrowthWorth::attack},
    {"defence", &GrowthWorth::defence}, {"hero", &GrowthWorth::hero},     {"victim", &GrowthWorth::victim},
};

int readRuleNumber(const JsonCursor& at, std::string_view key, int low, int usual)
{
    const auto member = at.find(key);
    return member ? static_cast<int>(member->integer(low, kLargestRule)) : usual;
}

bool readRuleFlag(const JsonCursor& at, std::string_view key)
{
    const auto member = at.find(key);
    return member && member->flag();
}

DamageFormula readDamage(const JsonCursor& at)
{
    if (at.json().as<std::string>())
        return readWord<DamageWord>(at, kDamageFormulas) == DamageWord::Dice ? DamageFormula::Dice
                                                                             : DamageFormula::Difference;
    at.allowOnly({"dice", "least"});
    DamageFormula damage;
    if (const auto dice = at.find("dice"))
        damage.dice = dice->flag();
    damage.least = readRuleNumber(at, "least", 0, damage.least);
    return damage;
}

GrowthWorth readWorth(const JsonCursor& at)
{
    at.allowOnly({"row", "health", "attack", "defence", "hero", "victim"});
    GrowthWorth worth;
    for (const WorthNumber& number : kWorthNumbers)
        if (const auto member = at.find(number.key))
            worth.*number.value = static_cast<int>(member->integer(-kLargestWorth, kLargestWorth));
    return worth;
}

// Whether each level needs at least as much as the one before, and something at all.
bool isRising(const Growth& growth)
{
    int before = 1;
    for (int level = 1; level <= kMostLevels; ++level) {
        const int needed = neededFor(growth, level);
        if (needed < before)
            return false;
        before = needed;
    }
    return true;
}

GrowthNeed readNeed(const JsonCursor& at)
{
    at.allowOnly({"of", "root", "more"});
    GrowthNeed need;
    need.of.clear();
    for (const JsonCursor& term : at["of"].items()) {
        if (need.of.size() == kMostGrowthTerms) {
            term.fail({CAVE_TEXT("errors", "There may be %1 of these at most."),
                       {static_cast<std::int64_t>(kMostGrowthTerms)}});
            break;
        }
        need.of.push_back(static_cast<int>(term.integer(-kLargestRule, kLargestRule)));
    }
    need.root = readRuleFlag(at, "root");
    need.more = readRuleNumber(at, "more", -kLargestRule, 0);
    if (need.of.empty())
        at["of"].fail({CAVE_TEXT("errors", "There must be at least one of these.")});
    if (!at.failed() && !isRising(Growth{.needed = need}))
        at.fail({CAVE_TEXT("errors", "What a level needs must be 1 or more, and must not fall from level to level.")});
    return need;
}

GrowthGains readGains(const JsonCursor& at)
{
    at.allowOnly(kGrowthNumbers);
    GrowthGains gains{};
    for (std::size_t i = 0; i < gains.size(); ++i)
        gains[i] = readRuleNumber(at, kGrowthNumbers[i], 0, 0);
    return gains;
}

GrowthGains readChoices(const JsonCursor& list)
{
    GrowthGains choices{};
    bool isEmpty = true;
    for (const JsonCursor& item : list.items()) {
        const GrowthGains choice = readGains(item);
        const auto named = std::ranges::count_if(choice, [](int amount) { return amount > 0; });
        if (named != 1)
            item.fail({CAVE_TEXT("errors", "A choice must raise one of health, attack, defence and sight.")});
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (choice[i] > 0 && choices[i] > 0)
                item.fail({CAVE_TEXT("errors", "This stands here twice.")});
            choices[i] += choice[i];
        }
        isEmpty = false;
    }
    if (isEmpty)
        list.fail({CAVE_TEXT("errors", "There must be at least one of these.")});
    return choices;
}

Growth readGrowth(const JsonCursor& at)
{
    at.allowOnly({"worth", "needed", "usesUp", "heals", "always", "choices", "creatures"});
    Growth growth;
    if (const auto worth = at.find("worth"))
        growth.worth = readWorth(*worth);
    growth.needed = readNeed(at["needed"]);
    growth.usesUp = readRuleFlag(at, "usesUp");
    if (const auto heals = at.find("heals")) {
        heals->allowOnly({"whole", "perLevel"});
        growth.healsWhole = readRuleFlag(*heals, "whole");
        growth.healsPerLevel = readRuleNumber(*heals, "perLevel", 0, 0);
    }
    if (const auto always = at.find("always"))
        growth.always = readGains(*always);
    growth.choices = readChoices(at["choices"]);
    if (const auto creatures = at.find("creatures"))
        growth.creatures = readGains(*creatures);
    return growth;
}

Json gainsJson(const GrowthGains& gains)
{
    Json json = Json::Object{};
    for (std::size_t i = 0; i < gains.size(); ++i)
        if (gains[i] > 0)
            json.set(kGrowthNumbers[i], gains[i]);
    return json;
}

Json worthJson(const GrowthWorth& worth)
{
    Json json = Json::Object{};
    for (const WorthNumber& number : kWorthNumbers)
        if (worth.*number.value != 0)
            json.set(number.key, worth.*number.value);
    return json;
}

Json needJson(const GrowthNeed& need)
{
    Json::Array terms;
    for (const int term : need.of)
        terms.push_back(term);
    Json json;
    json.set("of", std::move(terms));
    if (need.root)
        json.set("root", true);
    if (need.more != 0)
        json.set("more", need.more);
    return json;
}

Json choicesJson(const GrowthGains& choices)
{
    Json::Array list;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i] > 0) {
            Json choice;
            choice.set(kGrowthNumbers[i], choices[i]);
            list.push_back(std::move(choice));
        }
    return list;
}

Json growthJson(const Growth& growth)
{
    Json json;
    if (growth.worth != GrowthWorth{})
        json.set("worth", worthJson(growth.worth));
    json.set("needed", needJson(growth.needed));
    if (growth.usesUp)
        json.set("usesUp", true);
    if (growth.healsWhole || growth.healsPerLevel > 0) {
        Json heals;
        if (growth.healsWhole)
            heals.set("whole", true);
        if (growth.healsPerLevel > 0)
            heals.set("perLevel", growth.healsPerLevel);
        json.set("heals", std::move(heals));
    }
    if (growth.always != GrowthGains{})
        json.set("always", gainsJson(growth.always));
    json.set("choices", choicesJson(growth.choices));
    if (growth.creatures != GrowthGains{})
        json.set("creatures", gainsJson(growth.creatures));
    return json;
}

Json damageJson(const DamageFormula& damage)
{
    for (const DamageWord word : {DamageWord::Dice, DamageWord::Difference})
        if (damage == (word == DamageWord::Dice ? DamageFormula::Dice : DamageFormula::Difference))
            return std::string(wordFor(kDamageFormulas, word));
    Json json;
    json.set("dice", damage.dice);
    json.set("least", damage.least);
    return json;
}

} // namespace

std::span<const WorthNumber> worthNumbers() { return kWorthNumbers; }

void readFormulas(const JsonCursor& at, Rules& rules)
{
    at.allowOnly({"damage", "experience", "growth"});
    if (const auto damage = at.find("damage"))
        rules.damage = readDamage(*damage);
    const auto experience = at.find("experience");
    if (experience)
        rules.growth = readWord<GrowthFormula>(*experience, kGrowthFormulas);
    const auto growth = at.find("growth");
    if (growth && experience)
        growth->fail({CAVE_TEXT("errors", "Either \"growth\" or \"experience\" may stand here.")});
    else if (growth)
        rules.ownGrowth = readGrowth(*growth);
}

Json formulasJson(const Rules& rules)
{
    if (rules.damage == DamageFormula::Dice && !learns(rules))
        return {};
    Json json;
    json.set("damage", damageJson(rules.damage));
    if (rules.ownGrowth)
        json.set("growth", growthJson(*rules.ownGrowth));
    else
        json.set("experience", wordFor(kGrowthFormulas, rules.growth));
    return json;
}

} // namespace cave
