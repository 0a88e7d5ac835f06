// SPDX-License-Identifier: MIT
#include "core/content/runes/rune_rows.h"

#include "core/content/catalogue.h"
#include "core/content/effect_rows.h"
#include "core/content/gift_rows.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/resist_rows.h"
#include "core/content/words.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array<std::string_view, 2> kOn{"weapon", "armour"};
constexpr std::array<std::string_view, 4> kWhen{"hit", "kill", "hurt", "worn"};
constexpr std::array<std::string_view, 3> kWhenOfWeapons{"hit", "kill", "worn"};
constexpr std::array<std::string_view, 2> kWhenOfArmour{"hurt", "worn"};

constexpr unsigned bitOf(RuneWhen when) { return 1U << static_cast<unsigned>(when); }

// What a rune may do, each a member of its row, and when.
struct Deed {
    std::string_view key;
    unsigned when; // a bit of each
};
constexpr std::array kDeeds{
    Deed{"effect", bitOf(RuneWhen::Hit) | bitOf(RuneWhen::Kill) | bitOf(RuneWhen::Hurt)},
    Deed{"drinks", bitOf(RuneWhen::Hit)},
    Deed{"sunders", bitOf(RuneWhen::Hit)},
    Deed{"times", bitOf(RuneWhen::Hit)},
    Deed{"swift", bitOf(RuneWhen::Hit)},
    Deed{"returns", bitOf(RuneWhen::Hurt)},
    Deed{"mirrors", bitOf(RuneWhen::Hurt)},
    Deed{"gives", bitOf(RuneWhen::Worn)},
    Deed{"resists", bitOf(RuneWhen::Worn)},
};
// What says more of these, or how often.
constexpr unsigned kAtTimes = bitOf(RuneWhen::Hit) | bitOf(RuneWhen::Kill) | bitOf(RuneWhen::Hurt);
constexpr std::array kShades{
    Deed{"per_mille", kAtTimes},
    Deed{"by_enchantment", kAtTimes},
    Deed{"against", bitOf(RuneWhen::Hit)},
    Deed{"resists_by", bitOf(RuneWhen::Worn)},
};

bool isDeed(std::string_view key) { return std::ranges::find(kDeeds, key, &Deed::key) != kDeeds.end(); }

bool suitsWhen(std::string_view key, RuneWhen when)
{
    const auto isUnsuited = [&](const Deed& deed) { return deed.key == key && (deed.when & bitOf(when)) == 0; };
    return std::ranges::none_of(kDeeds, isUnsuited) && std::ranges::none_of(kShades, isUnsuited);
}

std::span<const std::string_view> runeWhenWords(RuneOn on)
{
    return on == RuneOn::Weapon ? std::span<const std::string_view>(kWhenOfWeapons)
                                : std::span<const std::string_view>(kWhenOfArmour);
}

// The word of a row among these, or the first of them.
std::string_view wordAmong(const Json& row, std::string_view key, std::span<const std::string_view> words)
{
    const Json* value = row.find(key);
    const auto* word = value ? value->as<std::string>() : nullptr;
    const auto found = word ? std::ranges::find(words, *word) : words.end();
    return found == words.end() ? words.front() : *found;
}

RuneOn runeOnOf(const Json& row) { return wordAmong(row, "on", kOn) == kOn.front() ? RuneOn::Weapon : RuneOn::Armour; }

RuneWhen runeWhenOf(const Json& row)
{
    const std::string_view word = wordAmong(row, "when", runeWhenWords(runeOnOf(row)));
    return static_cast<RuneWhen>(std::ranges::find(kWhen, word) - kWhen.begin());
}

void addDeed(Json& row, RuneWhen when)
{
    switch (when) {
    case RuneWhen::Hit: row.set("drinks", 10); break;
    case RuneWhen::Kill: row.set("effect", newTouch(Json::Object{})); break;
    case RuneWhen::Hurt: row.set("returns", 10); break;
    case RuneWhen::Worn: row.set("gives", Json::Object{{"sight", 1}}); break;
    }
}

int numberAt(const JsonCursor& row, std::string_view key, int low, int high, int usual)
{
    const auto at = row.find(key);
    return at ? static_cast<int>(at->integer(low, high)) : usual;
}

void checkDeeds(const JsonCursor& row, const Rune& rune)
{
    bool doesAnything = false;
    for (const Deed& deed : kDeeds) {
        const auto at = row.find(deed.key);
        if (!at)
            continue;
        doesAnything = true;
        if ((deed.when & bitOf(rune.when)) == 0)
            at->fail({CAVE_TEXT("errors", "A rune that works then cannot do this.")});
    }
    if (!doesAnything)
        row.fail({CAVE_TEXT("errors", "This rune does nothing.")});
    const bool isOfBlows = rune.when == RuneWhen::Hit || rune.when == RuneWhen::Kill;
    if (isOfBlows != (rune.on == RuneOn::Weapon) && rune.when != RuneWhen::Worn)
        row["when"].fail({CAVE_TEXT("errors", "Blows are given by weapons and taken by armour.")});
    if (const auto against = row.find("against"); against && rune.times == 1)
        against->fail({CAVE_TEXT("errors", "Only what strikes harder is against somebody.")});
}

void readDeeds(const JsonCursor& row, Rune& rune)
{
    if (const auto effect = row.find("effect"))
        rune.effect = readTouch(*effect);
    rune.drinks = numberAt(row, "drinks", 1, 100, 0);
    rune.sunders = numberAt(row, "sunders", 1, 100, 0);
    rune.times = numberAt(row, "times", 2, 5, 1);
    if (const auto against = row.find("against"))
        rune.against = against->id();
    if (const auto swift = row.find("swift"))
        rune.isSwift = swift->flag();
    rune.returns = numberAt(row, "returns", 1, 100, 0);
    if (const auto mirrors = row.find("mirrors"))
        rune.mirrors = mirrors->flag();
    if (const auto gives = row.find("gives"))
        readGifts(*gives, rune.gives, rune.givesBy);
    if (const auto resists = row.find("resists"))
        rune.resists = readResists(*resists);
    if (const auto each = row.find("resists_by")) {
        rune.resistsEach = readResists(*each);
        for (const auto& [key, perMille] : rune.resistsEach.rows)
            if (rune.resists.of(key) == 0)
                (*each)[resistWord(key)].fail({CAVE_TEXT("errors", "Only what the rune resists can become more.")});
    }
}

void setAbove(Json& row, std::string_view key, int number, int usual)
{
    if (number != usual)
        row.set(key, number);
}

} // namespace

Rune readRune(const JsonCursor& row)
{
    row.allowOnly({"id",    "name",    "description", "on",     "when",    "per_mille", "by_enchantment",
                   "bad",   "weight",  "effect",      "drinks", "sunders", "times",     "against",
                   "swift", "returns", "mirrors",     "gives",  "resists", "resists_by"});
    Rune rune;
    rune.id = row["id"].id();
    rune.name = readLine(row["name"], kLongestName);
    if (rune.name.empty())
        row["name"].fail({CAVE_TEXT("errors", "A rune needs a name.")});
    if (const auto description = row.find("description"))
        rune.description = readLine(*description, kLongestDescription);
    rune.on = readWord<RuneOn>(row["on"], kOn);
    rune.when = readWord<RuneWhen>(row["when"], kWhen);
    rune.perMille = numberAt(row, "per_mille", 1, 1000, 1000);
    rune.byEnchantment = numberAt(row, "by_enchantment", -1000, 1000, 0);
    if (const auto bad = row.find("bad"))
        rune.isBad = bad->flag();
    rune.weight = numberAt(row, "weight", 1, kLargestWeight, rune.weight);
    readDeeds(row, rune);
    if (!row.failed())
        checkDeeds(row, rune);
    return rune;
}

Json rowOf(const Rune& rune)
{
    Json row;
    row.set("id", rune.id);
    row.set("name", rune.name);
    if (!rune.description.empty())
        row.set("description", rune.description);
    row.set("on", wordFor(kOn, rune.on));
    row.set("when", wordFor(kWhen, rune.when));
    setAbove(row, "per_mille", rune.perMille, 1000);
    setAbove(row, "by_enchantment", rune.byEnchantment, 0);
    if (rune.isBad)
        row.set("bad", true);
    row.set("weight", rune.weight);
    if (rune.effect)
        row.set("effect", rowOfTouch(*rune.effect));
    setAbove(row, "drinks", rune.drinks, 0);
    setAbove(row, "sunders", rune.sunders, 0);
    setAbove(row, "times", rune.times, 1);
    if (!rune.against.empty())
        row.set("against", rune.against);
    if (rune.isSwift)
        row.set("swift", true);
    setAbove(row, "returns", rune.returns, 0);
    if (rune.mirrors)
        row.set("mirrors", true);
    if (rune.gives != Gifts{} || rune.givesBy != Gifts{})
        row.set("gives", rowOf(rune.gives, rune.givesBy));
    if (!rune.resists.empty())
        row.set("resists", rowOf(rune.resists));
    if (!rune.resistsEach.empty())
        row.set("resists_by", rowOf(rune.resistsEach));
    return row;
}

std::span<const KindField> runeFields()
{
    static const std::vector<KindField> fields{
        {.id = "name", .kind = FieldKind::Line, .low = 1, .high = kLongestName, .isNeeded = true},
        {.id = "description", .kind = FieldKind::Line, .high = kLongestDescription},
        {.id = "on", .kind = FieldKind::Word, .words = kOn, .isNeeded = true, .label = "rune_on"},
        {.id = "when", .kind = FieldKind::Word, .words = kWhen, .isNeeded = true},
        {.id = "per_mille", .low = 1, .high = 1000, .usual = Rune{}.perMille},
        {.id = "by_enchantment", .low = -1000, .high = 1000, .step = 10},
        {.id = "bad", .kind = FieldKind::Flag},
        {.id = "weight", .low = 1, .high = kLargestWeight, .usual = Rune{}.weight, .label = "chosen_weight"},
        {.id = "drinks", .high = 100},
        {.id = "sunders", .high = 100},
        {.id = "times", .low = 1, .high = 5, .usual = Rune{}.times},
        {.id = "against", .kind = FieldKind::AnyFaction},
        {.id = "swift", .kind = FieldKind::Flag},
        {.id = "returns", .high = 100},
        {.id = "mirrors", .kind = FieldKind::Flag},
        {.id = "effect", .kind = FieldKind::MayTouch, .label = "rune_effect"},
        {.id = "gives", .kind = FieldKind::Part, .parts = giftFields()},
        {.id = "resists", .kind = FieldKind::Part, .parts = kResistFields},
        {.id = "resists_by", .kind = FieldKind::Part, .parts = kResistFields},
    };
    return fields;
}

std::vector<KindField> runeFields(const Json& row)
{
    std::vector<KindField> fields;
    for (KindField field : runeFields()) {
        if (field.id == "when")
            field.words = runeWhenWords(runeOnOf(row));
        if (suitsWhen(field.id, runeWhenOf(row)))
            fields.push_back(field);
    }
    return fields;
}

Json newRune(const Json& before)
{
    const RuneWhen when = runeWhenOf(before);
    bool hasLost = false;
    bool doesAnything = false;
    Json row = Json::Object{};
    for (const auto& [key, value] : *before.as<Json::Object>()) {
        const auto field = std::ranges::find(runeFields(), key, &KindField::id);
        if (field != runeFields().end() && saysNothing(*field, value))
            continue;
        const bool isKept = suitsWhen(key, when);
        (isKept ? doesAnything : hasLost) |= isDeed(key);
        if (isKept)
            row.set(key, value);
    }
    row.set("on", wordFor(kOn, runeOnOf(before)));
    row.set("when", wordFor(kWhen, when));
    if (hasLost && !doesAnything)
        addDeed(row, when);
    return row;
}

std::optional<RuneId> readRuneOn(const JsonCursor& at, const Catalogue& catalogue, const ItemKind& kind)
{
    const auto rune = catalogue.findRune(at.text());
    if (!rune)
        at.fail({CAVE_TEXT("errors", "No rune is called \"%1\"."), {at.id()}});
    else if (!suits(catalogue.rune(*rune), kind))
        at.fail({CAVE_TEXT("errors", "The rune \"%1\" does not stand on such things."), {at.id()}});
    return rune;
}

} // namespace cave
