// SPDX-License-Identifier: MIT
#include "core/content/effect_rows.h"

#include "core/base/enum_count.h"
#include "core/content/limits.h"
#include "core/content/words.h"

namespace cave {

namespace {

constexpr std::array<std::string_view, 4> kUses{"drinking", "reading", "zapping", "throwing"};
constexpr std::array<std::string_view, 6> kAims{"self", "nearest", "creature", "blast", "around", "line"};

struct EffectNumber {
    std::string_view key;
    int Effect::* value;
    int high;
    int first; // to begin with
    std::string_view label{}; // as in KindField
    bool isNeeded = true; // else 0 goes without saying
};
constexpr EffectNumber kAmount{"amount", &Effect::amount, kLargestNumber, 10, "effect_amount"};
constexpr EffectNumber kRange{"range", &Effect::range, kLargestReach, 6};
constexpr EffectNumber kRadius{"radius", &Effect::radius, kLargestReach, 2};
constexpr EffectNumber kTurns{"turns", &Effect::turns, kMostTurns, 20};
constexpr EffectNumber kFullPercent{
    .key = "full_percent", .value = &Effect::fullPercent, .high = 100, .first = 0, .isNeeded = false};
constexpr EffectNumber kNoNumber{"", nullptr, 0, 0};

// A row for each EffectKind, in their order: the word, the number that it needs whatever its aim, the aim it has
// when a row says none, and a number that it may have besides. A place is worked on instead of creatures: its aim
// cannot be another.
struct EffectRow {
    EffectKind kind;
    std::string_view word;
    EffectNumber number;
    Aim aim;
    bool isOfPlace = false;
    EffectNumber more = kNoNumber;
};
constexpr std::array kRows{
    EffectRow{EffectKind::Heal, "heal", kAmount, Aim::Self, false, kFullPercent},
    EffectRow{EffectKind::Lightning, "lightning", kAmount, Aim::Nearest},
    EffectRow{EffectKind::Confusion, "confusion", kTurns, Aim::Creature},
    EffectRow{EffectKind::Fireball, "fireball", kAmount, Aim::Blast},
    EffectRow{EffectKind::Teleport, "teleport", kNoNumber, Aim::Self},
    EffectRow{EffectKind::Blink, "blink", kRange, Aim::Self},
    EffectRow{EffectKind::Mapping, "mapping", kNoNumber, Aim::Self, true},
    EffectRow{EffectKind::Haste, "haste", kTurns, Aim::Self},
    EffectRow{EffectKind::Slow, "slow", kTurns, Aim::Creature},
    EffectRow{EffectKind::Poison, "poison", kTurns, Aim::Creature},
    EffectRow{EffectKind::Sleep, "sleep", kTurns, Aim::Creature},
    EffectRow{EffectKind::Might, "might", kTurns, Aim::Self},
    EffectRow{EffectKind::Digging, "digging", kNoNumber, Aim::Line, true},
    EffectRow{EffectKind::Light, "light", kTurns, Aim::Self},
    EffectRow{EffectKind::Cure, "cure", kNoNumber, Aim::Self},
    EffectRow{EffectKind::Fear, "fear", kTurns, Aim::Around},
    EffectRow{EffectKind::Strength, "strength", kAmount, Aim::Self},
    EffectRow{EffectKind::Vitality, "vitality", kAmount, Aim::Self},
    EffectRow{EffectKind::Weaken, "weaken", kAmount, Aim::Creature},
    EffectRow{EffectKind::Wither, "wither", kAmount, Aim::Creature},
    EffectRow{EffectKind::Curse, "curse", kTurns, Aim::Creature},
    EffectRow{EffectKind::Ignite, "ignite", kNoNumber, Aim::Blast},
    EffectRow{EffectKind::Befriend, "befriend", kNoNumber, Aim::Creature},
    EffectRow{EffectKind::Frost, "frost", kAmount, Aim::Blast},
    EffectRow{EffectKind::Cloud, "cloud", kAmount, Aim::Creature},
    EffectRow{EffectKind::Hold, "hold", kTurns, Aim::Creature},
    EffectRow{EffectKind::Paralyse, "paralyse", kTurns, Aim::Creature},
    EffectRow{EffectKind::Float, "float", kTurns, Aim::Self},
    EffectRow{EffectKind::Fireproof, "fireproof", kTurns, Aim::Self},
    EffectRow{EffectKind::Darken, "darken", kTurns, Aim::Creature},
    EffectRow{EffectKind::Naming, "naming", kNoNumber, Aim::Self},
    EffectRow{EffectKind::Bleed, "bleed", kTurns, Aim::Creature},
    EffectRow{EffectKind::Enfeeble, "enfeeble", kTurns, Aim::Creature},
    EffectRow{EffectKind::Shield, "shield", kAmount, Aim::Self},
    EffectRow{EffectKind::Unseen, "unseen", kTurns, Aim::Self},
    EffectRow{EffectKind::Mending, "mending", kTurns, Aim::Self},
    EffectRow{EffectKind::Discord, "discord", kTurns, Aim::Creature},
    EffectRow{EffectKind::Mark, "mark", kTurns, Aim::Creature},
    EffectRow{EffectKind::Petrify, "petrify", kTurns, Aim::Creature},
    EffectRow{EffectKind::Silence, "silence", kTurns, Aim::Creature},
    EffectRow{EffectKind::Sense, "sense", kTurns, Aim::Self},
    EffectRow{EffectKind::Push, "push", kAmount, Aim::Creature},
    EffectRow{EffectKind::Swap, "swap", kNoNumber, Aim::Creature},
    EffectRow{EffectKind::Noise, "noise", kAmount, Aim::Self},
    EffectRow{EffectKind::Conjure, "conjure", kAmount, Aim::Self},
    EffectRow{EffectKind::Temper, "temper", kNoNumber, Aim::Self, true},
    EffectRow{EffectKind::Rust, "rust", kNoNumber, Aim::Creature},
    EffectRow{EffectKind::Ally, "ally", kTurns, Aim::Self},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (kRows[i].kind != static_cast<EffectKind>(i))
            return false;
    return true;
}
static_assert(isInOrder() && kRows.size() == enumCount<EffectKind>(), "each effect has its row");

constexpr auto kWords = [] {
    std::array<std::string_view, kRows.size()> words{};
    for (std::size_t i = 0; i < kRows.size(); ++i)
        words[i] = kRows[i].word;
    return words;
}();

const EffectRow& rowFor(EffectKind kind) { return kRows[static_cast<std::size_t>(kind)]; }

// A cloud says of what it is.
constexpr std::string_view kGas = "gas";

constexpr std::string_view kKindLabel = "effect_kind";

KindField fieldOf(const EffectNumber& number)
{
    return {.id = number.key,
            .kind = FieldKind::Number,
            .low = number.isNeeded ? 1 : 0,
            .high = number.high,
            .isNeeded = number.isNeeded,
            .label = number.label};
}

// Of effects on somebody.
std::span<const std::string_view> touchWords()
{
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> found;
        for (const EffectRow& effect : kRows)
            if (!effect.isOfPlace)
                found.push_back(effect.word);
        return found;
    }();
    return words;
}

const EffectNumber& numberOf(Aim aim)
{
    switch (aim) {
    case Aim::Self:
    case Aim::Creature: return kNoNumber;
    case Aim::Nearest:
    case Aim::Line: return kRange;
    case Aim::Blast:
    case Aim::Around: return kRadius;
    }
    return kNoNumber;
}

// Whatever its aim.
std::vector<EffectNumber> numbersOf(EffectKind kind)
{
    std::vector<EffectNumber> numbers;
    for (const EffectNumber& number : {rowFor(kind).number, rowFor(kind).more})
        if (number.value != nullptr)
            numbers.push_back(number);
    return numbers;
}

std::vector<EffectNumber> numbersOf(const Effect& effect)
{
    std::vector<EffectNumber> numbers = numbersOf(effect.kind);
    const EffectNumber& ofAim = numberOf(effect.aim);
    if (ofAim.value != nullptr && std::ranges::find(numbers, ofAim.value, &EffectNumber::value) == numbers.end())
        numbers.push_back(ofAim);
    return numbers;
}

// The numbers and the gas of an effect, and nothing else but members of these `others`.
void readMembers(Effect& effect, const JsonCursor& at, const std::vector<EffectNumber>& numbers,
                 std::vector<std::string_view> others)
{
    others.reserve(others.size() + numbers.size() + 1);
    for (const EffectNumber& number : numbers) {
        others.push_back(number.key);
        if (number.isNeeded)
            effect.*number.value = static_cast<int>(at[number.key].integer(1, number.high));
        else if (const auto value = at.find(number.key))
            effect.*number.value = static_cast<int>(value->integer(0, number.high));
    }
    if (effect.kind == EffectKind::Cloud) {
        effect.gas = at[kGas].id();
        others.push_back(kGas);
    }
    at.allowOnly(others);
}

void setMembers(Json& row, const Effect& effect, const std::vector<EffectNumber>& numbers)
{
    for (const EffectNumber& number : numbers)
        if (number.isNeeded || effect.*number.value != 0)
            row.set(number.key, effect.*number.value);
    if (!effect.gas.empty())
        row.set(kGas, effect.gas);
}

// Those that it must have and did not have yet are such as work.
void keepMembers(Json& row, EffectKind kind, const Json& before, const std::vector<EffectNumber>& numbers)
{
    for (const EffectNumber& number : numbers)
        if (const Json* known = before.find(number.key))
            row.set(number.key, *known);
        else if (number.isNeeded)
            row.set(number.key, number.first);
    if (kind != EffectKind::Cloud)
        return;
    const Json* known = before.find(kGas);
    row.set(kGas, known && known->as<std::string>() ? *known : Json("marsh_gas"));
}

void addFields(std::vector<KindField>& fields, EffectKind kind, const std::vector<EffectNumber>& numbers)
{
    for (const EffectNumber& number : numbers)
        fields.push_back(fieldOf(number));
    if (kind == EffectKind::Cloud)
        fields.push_back({.id = kGas, .kind = FieldKind::Gas, .isNeeded = true});
}

// Nobody can aim a drink, and what breaks works where it breaks.
bool makesSense(const Effect& effect)
{
    const bool isThere = effect.aim == Aim::Self || effect.aim == Aim::Creature || effect.aim == Aim::Blast;
    if (effect.by == UsedBy::Throwing)
        return isThere && !rowFor(effect.kind).isOfPlace;
    return effect.by != UsedBy::Drinking || effect.aim != Aim::Line;
}

template <typename Enumeration>
std::optional<Enumeration> wordIn(const Json& row, std::string_view key, std::span<const std::string_view> words)
{
    const Json* value = row.find(key);
    const auto* word = value ? value->as<std::string>() : nullptr;
    return word ? findWord<Enumeration>(words, *word) : std::nullopt;
}

// As far as the row says them.
Effect shapeOf(const Json& row)
{
    Effect effect;
    effect.kind = wordIn<EffectKind>(row, "kind", kWords).value_or(EffectKind::Heal);
    effect.by = wordIn<UsedBy>(row, "by", kUses).value_or(UsedBy::Drinking);
    effect.aim = wordIn<Aim>(row, "aim", kAims).value_or(rowFor(effect.kind).aim);
    if (rowFor(effect.kind).isOfPlace)
        effect.aim = rowFor(effect.kind).aim;
    return effect;
}

} // namespace

std::vector<KindField> effectFields(const Json& row)
{
    std::vector<KindField> fields{{.id = "kind", .kind = FieldKind::Word, .words = kWords, .label = kKindLabel},
                                  {"by", FieldKind::Word, 0, 0, kUses},
                                  {"aim", FieldKind::Word, 0, 0, kAims}};
    const Effect effect = shapeOf(row);
    addFields(fields, effect.kind, numbersOf(effect));
    return fields;
}

Json newEffect(const Json& before)
{
    const Effect effect = shapeOf(before);
    Json row = Json::Object{
        {"kind", wordFor(kWords, effect.kind)}, {"by", wordFor(kUses, effect.by)}, {"aim", wordFor(kAims, effect.aim)}};
    keepMembers(row, effect.kind, before, numbersOf(effect));
    return row;
}

Effect readEffect(const JsonCursor& at)
{
    Effect effect;
    effect.kind = readWord<EffectKind>(at["kind"], kWords);
    effect.by = readWord<UsedBy>(at["by"], kUses);
    effect.aim = rowFor(effect.kind).aim;
    if (const auto aim = at.find("aim"))
        effect.aim = readWord<Aim>(*aim, kAims);
    if (at.failed())
        return effect;
    if (rowFor(effect.kind).isOfPlace && effect.aim != rowFor(effect.kind).aim)
        at["aim"].fail({CAVE_TEXT("errors", "This effect cannot be aimed in another way.")});
    if (!makesSense(effect))
        at["by"].fail({CAVE_TEXT("errors", "This effect cannot be had in this way.")});
    readMembers(effect, at, numbersOf(effect), {"kind", "by", "aim"});
    return effect;
}

Json rowOf(const Effect& effect)
{
    Json json;
    json.set("kind", wordFor(kWords, effect.kind));
    json.set("by", wordFor(kUses, effect.by));
    if (effect.aim != rowFor(effect.kind).aim)
        json.set("aim", wordFor(kAims, effect.aim));
    setMembers(json, effect, numbersOf(effect));
    return json;
}

Effect readTouch(const JsonCursor& at)
{
    Effect effect;
    effect.kind = readWord<EffectKind>(at["kind"], kWords);
    effect.aim = Aim::Creature;
    if (at.failed())
        return effect;
    if (rowFor(effect.kind).isOfPlace)
        at["kind"].fail({CAVE_TEXT("errors", "This effect cannot be had in this way.")});
    readMembers(effect, at, numbersOf(effect.kind), {"kind"});
    return effect;
}

std::vector<KindField> touchFields(const Json& row)
{
    std::vector<KindField> fields{{.id = "kind", .kind = FieldKind::Word, .words = touchWords(), .label = kKindLabel}};
    const EffectKind kind = shapeOf(row).kind;
    addFields(fields, kind, numbersOf(kind));
    return fields;
}

Json newTouch(const Json& before)
{
    const EffectKind kind = shapeOf(before).kind;
    Json row;
    row.set("kind", wordFor(kWords, kind));
    keepMembers(row, kind, before, numbersOf(kind));
    return row;
}

Effect readBefalling(const JsonCursor& at)
{
    Effect effect;
    effect.kind = readWord<EffectKind>(at["kind"], touchWords());
    if (at.failed())
        return effect;
    effect.kind = static_cast<EffectKind>(std::ranges::find(kWords, at["kind"].text()) - kWords.begin());
    effect.by = UsedBy::Throwing;
    if (const auto radius = at.find("radius"))
        effect.radius = static_cast<int>(radius->integer(0, kLargestBlast));
    effect.aim = effect.radius > 0 ? Aim::Blast : Aim::Creature;
    readMembers(effect, at, numbersOf(effect.kind), {"kind", "radius"});
    return effect;
}

Json rowOfBefalling(const Effect& effect)
{
    Json json = rowOfTouch(effect);
    if (effect.radius > 0)
        json.set("radius", effect.radius);
    return json;
}

std::vector<KindField> befallingFields(const Json& row)
{
    std::vector<KindField> fields = touchFields(row);
    fields.push_back({"radius", FieldKind::Number, 0, kLargestBlast});
    return fields;
}

Json newBefalling(const Json& before)
{
    Json row = newTouch(before);
    if (const Json* radius = before.find("radius"))
        row.set("radius", *radius);
    return row;
}

std::span<const std::string_view> usedByWords() { return kUses; }

std::span<const std::string_view> effectKindWords() { return kWords; }

Json rowOfTouch(const Effect& effect)
{
    Json json;
    json.set("kind", wordFor(kWords, effect.kind));
    setMembers(json, effect, numbersOf(effect.kind));
    return json;
}

} // namespace cave
