// SPDX-License-Identifier: MIT
#include "core/world/identify_rows.h"

#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/words.h"
#include "core/world/asked_items.h"
#include "core/world/goals.h"
#include "core/world/looks.h"

#include <algorithm>

namespace cave {

namespace {

constexpr auto kItemClasses = wordsOf<ItemClass>([](ItemClass what) -> std::string_view {
    switch (what) {
    case ItemClass::Potion: return "potion";
    case ItemClass::Scroll: return "scroll";
    case ItemClass::Wand: return "wand";
    case ItemClass::Ring: return "ring";
    }
    return {};
});

Text whatItMustBe(ItemClass what, const std::string& id)
{
    switch (what) {
    case ItemClass::Potion: return {CAVE_TEXT("errors", "\"%1\" cannot be an unknown potion: it is not drunk."), {id}};
    case ItemClass::Scroll: return {CAVE_TEXT("errors", "\"%1\" cannot be an unknown scroll: it is not read."), {id}};
    case ItemClass::Wand: return {CAVE_TEXT("errors", "\"%1\" cannot be an unknown wand: it is not zapped."), {id}};
    case ItemClass::Ring: return {CAVE_TEXT("errors", "\"%1\" cannot be an unknown ring: it is not worn."), {id}};
    }
    return {};
}

std::string readKind(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules, ItemClass what)
{
    std::string id = at.id();
    const auto kind = catalogue.findItem(id);
    if (at.failed())
        return id;
    if (!kind)
        at.fail({CAVE_TEXT("errors", "No item is called \"%1\"."), {id}});
    else if (catalogue.item(*kind).key)
        at.fail({CAVE_TEXT("errors", "\"%1\" is a key: the hero must know it."), {id}});
    else if (isGoalItem(rules, id))
        at.fail({CAVE_TEXT("errors", "\"%1\" is what the goal takes: the hero must know it."), {id}});
    else if (!canBe(catalogue.item(*kind), what))
        at.fail(whatItMustBe(what, id));
    return id;
}

UnknownClass readClass(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules, ItemClass what)
{
    at.allowOnly({"kinds", "looks"});
    UnknownClass unknown{.what = what};
    for (const JsonCursor& kind : at["kinds"].items()) {
        unknown.kinds.push_back(readKind(kind, catalogue, rules, what));
        if (kind.failed())
            return unknown;
        if (std::ranges::count(unknown.kinds, unknown.kinds.back()) > 1 || classOf(rules, unknown.kinds.back()))
            kind.fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {unknown.kinds.back()}});
    }
    if (unknown.kinds.empty())
        at["kinds"].fail({CAVE_TEXT("errors", "This must name at least one item.")});
    const JsonCursor looks = at["looks"];
    unknown.looks = readLine(looks, kLongestName);
    const auto count = std::ranges::count(catalogue.items(), unknown.looks, &ItemKind::lookOf);
    if (unknown.looks.empty() || count < std::ssize(unknown.kinds))
        looks.fail({CAVE_TEXT("errors", "There are %1 looks \"%2\" for %3 kinds of things: that is too few."),
                    {unknown.looks.empty() ? std::int64_t{0} : std::int64_t{count}, unknown.looks,
                     static_cast<std::int64_t>(unknown.kinds.size())}});
    if (std::ranges::count(rules.identify, unknown.looks, &UnknownClass::looks) > 0)
        looks.fail({CAVE_TEXT("errors", "Another class has these looks already.")});
    return unknown;
}

} // namespace

std::span<const std::string_view> itemClassWords() { return kItemClasses; }

std::vector<UnknownClass> readIdentify(const JsonCursor& at, const Catalogue& catalogue, const Rules& rules)
{
    at.allowOnly(kItemClasses);
    Rules before = rules;
    for (std::size_t i = 0; i < kItemClasses.size(); ++i)
        if (const auto unknown = at.find(kItemClasses[i]); unknown && !at.failed())
            before.identify.push_back(readClass(*unknown, catalogue, before, static_cast<ItemClass>(i)));
    return before.identify;
}

Json identifyJson(const std::vector<UnknownClass>& identify)
{
    Json json = Json::Object{};
    for (const UnknownClass& unknown : identify) {
        Json at;
        at.set("kinds", Json::Array(unknown.kinds.begin(), unknown.kinds.end()));
        at.set("looks", unknown.looks);
        json.set(wordFor(kItemClasses, unknown.what), std::move(at));
    }
    return json;
}

void checkIdentify(const JsonCursor& at, const Dungeon& dungeon)
{
    const std::set<std::string> asked = itemsAskedFor(dungeon);
    for (const auto& [word, unknown] : at.members())
        for (const JsonCursor& kind : unknown["kinds"].items())
            if (asked.contains(kind.text()))
                kind.fail({CAVE_TEXT("errors", "An event asks for \"%1\": the hero must know it."), {kind.text()}});
}

Result<void> checkIdentify(const Rules& rules, const Catalogue& catalogue)
{
    std::optional<Error> problem;
    const Json json = Json::Object{{"identify", identifyJson(rules.identify)}};
    Rules others = rules;
    others.identify.clear();
    readIdentify(JsonCursor(json, problem)["identify"], catalogue, others);
    if (problem)
        return std::unexpected(std::move(*problem));
    return {};
}

Result<void> checkIdentify(const Rules& rules, const Dungeon& dungeon)
{
    if (auto sound = checkIdentify(rules, *dungeon.catalogue); !sound)
        return sound;
    std::optional<Error> problem;
    const Json json = Json::Object{{"identify", identifyJson(rules.identify)}};
    checkIdentify(JsonCursor(json, problem)["identify"], dungeon);
    if (problem)
        return std::unexpected(std::move(*problem));
    return {};
}

} // namespace cave
