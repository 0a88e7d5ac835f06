// SPDX-License-Identifier: MIT
#include "core/save/parts/rules_json.h"

#include "core/content/hordes/horde.h"
#include "core/content/kind_rows.h"
#include "core/content/limits.h"
#include "core/save/parts/goals_json.h"
#include "core/save/parts/growth_json.h"
#include "core/save/parts/loudness_json.h"
#include "core/save/parts/origins_json.h"
#include "core/save/parts/texts_json.h"
#include "core/world/identify_rows.h"

namespace cave {

namespace {

constexpr std::string_view kStillElsewhere = "still";

constexpr HeroNumber kHeroNumbers[]{
    {"health", &Rules::health, &CreatureKind::health, 1, kLargestRule},
    {"attack", &Rules::attack, &CreatureKind::attack, 0, kLargestRule},
    {"defence", &Rules::defence, &CreatureKind::defence, 0, kLargestRule},
    {"sight", &Rules::sight, &CreatureKind::sight, 0, kLargestSight},
    {"speed", &Rules::speed, &CreatureKind::speed, 1, kLargestSpeed},
};

constexpr ScoreNumber kScoreNumbers[]{
    {"level", &ScoreRules::level, 0},       {"strength", &ScoreRules::strength, 0}, {"rise", &ScoreRules::rise, 0},
    {"gathered", &ScoreRules::gathered, 0}, {"victory", &ScoreRules::victory, 0},   {"swift", &ScoreRules::swift, 0},
    {"turns", &ScoreRules::turns, 1},
};

constexpr HuntersNumber kHuntersNumbers[]{
    {"after", &Hunters::after, 1, kLargestRule},   {"every", &Hunters::every, 1, kLargestRule},
    {"per_mille", &Hunters::perMille, 0, 1000},    {"most", &Hunters::most, 0, kLargestRule},
    {"deeper", &Hunters::deeper, 0, kDeepestBand},
};

void readHero(const JsonCursor& hero, const Catalogue& catalogue, Rules& rules)
{
    hero.allowOnly({"kind", "health", "attack", "defence", "sight", "speed", "pack", "kit", "origins"});
    for (const HeroNumber& number : kHeroNumbers)
        if (const auto member = hero.find(number.key))
            rules.*number.value = static_cast<int>(member->integer(number.low, number.high));
    if (const auto kind = hero.find("kind"))
        rules.hero = readCreatureId(*kind, catalogue);
    if (const auto pack = hero.find("pack"))
        rules.packSize = static_cast<int>(pack->integer(1, kMostLetters));
    if (const auto kit = hero.find("kit"))
        rules.kit = readKit(*kit, catalogue, rules);
}

bool readElsewhere(const JsonCursor& at)
{
    const bool isStill = at.text() == kStillElsewhere;
    if (!isStill)
        at.fail({CAVE_TEXT("errors", "This may only be \"%1\"."), {std::string(kStillElsewhere)}});
    return isStill;
}

Hunger readHunger(const JsonCursor& at)
{
    at.allowOnly({"start", "most", "each", "chokes"});
    Hunger hunger;
    hunger.most = static_cast<int>(at["most"].integer(1, kLargestRule));
    hunger.start = static_cast<int>(at["start"].integer(1, hunger.most));
    if (const auto each = at.find("each"))
        hunger.each = static_cast<int>(each->integer(1, kLargestRule));
    if (const auto chokes = at.find("chokes"))
        hunger.chokes = chokes->flag();
    return hunger;
}

// In so many turns to a point of health, or, as {"whole": n}, to all of it.
void readHealing(const JsonCursor& at, Rules& rules)
{
    if (!at.json().as<Json::Object>()) {
        rules.regenerates = static_cast<int>(at.integer(1, kSlowestHealing));
        return;
    }
    at.allowOnly({"whole"});
    rules.wholeIn = static_cast<int>(at["whole"].integer(1, kSlowestWhole));
}

Hunters readHunters(const JsonCursor& at, const Catalogue& catalogue)
{
    at.allowOnly({"after", "every", "per_mille", "most", "deeper"});
    Hunters hunters;
    for (const HuntersNumber& number : kHuntersNumbers)
        if (const auto member = at.find(number.key))
            hunters.*number.value = static_cast<int>(member->integer(number.low, number.high));
    if (catalogue.hordes().empty())
        at.fail({CAVE_TEXT("errors", "Hunters come as hordes, and the content has none.")});
    return hunters;
}

Json huntersJson(const Hunters& hunters)
{
    Json json;
    for (const HuntersNumber& number : kHuntersNumbers)
        json.set(number.key, hunters.*number.value);
    return json;
}

ScoreRules readScoreRules(const JsonCursor& at)
{
    at.allowOnly({"level", "strength", "rise", "gathered", "victory", "swift", "turns"});
    ScoreRules score;
    for (const ScoreNumber& number : kScoreNumbers)
        if (const auto member = at.find(number.key))
            score.*number.value = static_cast<int>(member->integer(number.low, kLargestRule));
    return score;
}

// Only what differs from the usual.
Json scoreJson(const ScoreRules& score)
{
    Json json;
    for (const ScoreNumber& number : kScoreNumbers)
        if (score.*number.value != ScoreRules{}.*number.value)
            json.set(number.key, score.*number.value);
    return json;
}

Json hungerJson(const Hunger& hunger)
{
    Json json;
    json.set("start", hunger.start);
    json.set("most", hunger.most);
    json.set("each", hunger.each);
    json.set("chokes", hunger.chokes);
    return json;
}

} // namespace

std::span<const HeroNumber> heroNumbers() { return kHeroNumbers; }

std::span<const HuntersNumber> huntersNumbers() { return kHuntersNumbers; }

std::span<const ScoreNumber> scoreNumbers() { return kScoreNumbers; }

Result<void> checkRules(const Rules& rules, const Catalogue& catalogue)
{
    std::optional<Error> problem;
    const Json json = rulesJson(rules);
    readRules(JsonCursor(json, problem), catalogue);
    if (problem)
        return std::unexpected(std::move(*problem));
    return {};
}

Rules readRules(const JsonCursor& at, const Catalogue& catalogue)
{
    at.allowOnly({"win", "dig", "descendOnly", "hero", "hunger", "regenerates", "fall", "formulas", "elsewhere",
                  "texts", "score", "identify", "noise", "hunters"});
    Rules rules;
    if (const auto win = at.find("win"))
        readGoal(*win, catalogue, rules);
    if (const auto dig = at.find("dig"))
        rules.dig = dig->flag();
    if (const auto descendOnly = at.find("descendOnly"))
        rules.descendOnly = descendOnly->flag();
    if (const auto hero = at.find("hero"))
        readHero(*hero, catalogue, rules);
    if (const auto hunger = at.find("hunger"))
        rules.hunger = readHunger(*hunger);
    if (const auto regenerates = at.find("regenerates"))
        readHealing(*regenerates, rules);
    if (const auto hunters = at.find("hunters"))
        rules.hunters = readHunters(*hunters, catalogue);
    if (const auto fall = at.find("fall"))
        rules.fall = static_cast<int>(fall->integer(0, kLargestRule));
    if (const auto formulas = at.find("formulas"))
        readFormulas(*formulas, rules);
    if (const auto elsewhere = at.find("elsewhere"))
        rules.isStillElsewhere = readElsewhere(*elsewhere);
    if (const auto noise = at.find("noise"))
        rules.loudness = readLoudness(*noise);
    if (const auto texts = at.find("texts"))
        rules.texts = readTexts(*texts);
    if (const auto score = at.find("score"))
        rules.score = readScoreRules(*score);
    if (const auto identify = at.find("identify"); identify && !at.failed())
        rules.identify = readIdentify(*identify, catalogue, rules);
    if (const auto hero = at.find("hero"); hero && !at.failed())
        if (const auto origins = hero->find("origins"))
            rules.origins = readOrigins(*origins, catalogue, rules);
    return rules;
}

Json rulesJson(const Rules& rules)
{
    Json json;
    if (rules.goal != Goal::None)
        json.set("win", goalJson(rules));
    json.set("dig", rules.dig);
    json.set("descendOnly", rules.descendOnly);
    Json hero;
    hero.set("kind", rules.hero);
    for (const HeroNumber& number : kHeroNumbers)
        if (const auto value = rules.*number.value)
            hero.set(number.key, *value);
    if (rules.packSize != kMostLetters)
        hero.set("pack", rules.packSize);
    if (!rules.kit.empty())
        hero.set("kit", kitJson(rules.kit));
    if (!rules.origins.empty())
        hero.set("origins", originsJson(rules.origins));
    json.set("hero", std::move(hero));
    if (rules.hunger)
        json.set("hunger", hungerJson(*rules.hunger));
    if (rules.regenerates)
        json.set("regenerates", *rules.regenerates);
    else if (rules.wholeIn)
        json.set("regenerates", Json::Object{{"whole", *rules.wholeIn}});
    if (rules.hunters)
        json.set("hunters", huntersJson(*rules.hunters));
    if (rules.fall != Rules{}.fall)
        json.set("fall", rules.fall);
    if (Json formulas = formulasJson(rules); formulas != Json())
        json.set("formulas", std::move(formulas));
    if (rules.isStillElsewhere)
        json.set("elsewhere", std::string(kStillElsewhere));
    if (rules.loudness)
        json.set("noise", loudnessJson(*rules.loudness));
    if (rules.texts != DungeonTexts{})
        json.set("texts", textsJson(rules.texts));
    if (rules.score != ScoreRules{})
        json.set("score", scoreJson(rules.score));
    if (!rules.identify.empty())
        json.set("identify", identifyJson(rules.identify));
    return json;
}

} // namespace cave
