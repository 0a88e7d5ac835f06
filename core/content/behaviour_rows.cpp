// SPDX-License-Identifier: MIT
#include "core/content/behaviour_rows.h"

#include "core/base/utf8.h"
#include "core/content/effect_rows.h"
#include "core/content/limits.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace cave {

namespace {

constexpr std::size_t kShownOfBehaviour = 60;

struct BehaviourNumber {
    std::string_view key;
    int BehaviourRow::* value;
    int low;
    int high;
    int must = 0; // above 0: where a row may have it at all it must, for a beginning with this
};
constexpr std::array kNumbers{
    BehaviourNumber{"per_mille", &BehaviourRow::perMille, 0, 1000},
    BehaviourNumber{"limit", &BehaviourRow::limit, 0, kLargestNumber},
    BehaviourNumber{"colony", &BehaviourRow::colony, 0, kLargestNumber},
    BehaviourNumber{"health", &BehaviourRow::health, 0, kLargestNumber},
    BehaviourNumber{"attack", &BehaviourRow::attack, 0, kLargestNumber},
    BehaviourNumber{"range", &BehaviourRow::range, 1, kLargestReach, 5},
    BehaviourNumber{"keeps", &BehaviourRow::keeps, 0, kLargestReach},
    BehaviourNumber{"share", &BehaviourRow::share, 1, 1000},
    BehaviourNumber{"least", &BehaviourRow::least, 1, kLargestNumber},
    BehaviourNumber{"radius", &BehaviourRow::radius, 1, kLargestBlast, 2},
    BehaviourNumber{"amount", &BehaviourRow::amount, 1, kLargestNumber, 5},
    BehaviourNumber{"every", &BehaviourRow::every, 1, kLargestNumber, 10},
};

struct FlagMember {
    std::string_view key;
    bool BehaviourRow::* value;
};
constexpr std::array kFlags{
    FlagMember{"diagonal", &BehaviourRow::diagonal},
    FlagMember{"inherits", &BehaviourRow::inherits},
};

// The members of a row beside "does", in the order of Does.
struct Shape {
    std::string_view does;
    std::array<std::string_view, 5> members;
    bool allows(std::string_view key) const { return std::ranges::find(members, key) != members.end(); }
};
constexpr std::array kShapes{
    Shape{"wander", {"per_mille", "limit", "diagonal"}},
    Shape{"hunt", {}},
    Shape{"spread", {"per_mille", "limit", "colony", "inherits"}},
    Shape{"summon", {"kind", "per_mille", "limit", "colony", "inherits"}},
    Shape{"strengthen", {"health", "attack"}},
    Shape{"shoot", {"range", "keeps", "share", "per_mille"}},
    Shape{"flee", {"share"}},
    Shape{"steal", {"per_mille"}},
    Shape{"sleep", {"range", "per_mille"}},
    Shape{"ambush", {"range", "looks_like"}},
    Shape{"swarm", {"range", "least"}},
    Shape{"burrow", {"range"}},
    Shape{"explode", {"radius", "amount"}},
    Shape{"guard", {"range"}},
    Shape{"follow", {}},
    Shape{"climb", {"per_mille"}},
    Shape{"regenerate", {"every", "amount"}},
    Shape{"split", {"colony"}},
    Shape{"mend", {"range", "amount", "per_mille"}},
    Shape{"touch", {"effect", "per_mille"}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(Does::Touch) + 1);

const Shape& shapeOf(Does does) { return kShapes[static_cast<std::size_t>(does)]; }

void readNumbers(const JsonCursor& row, const Shape& shape, BehaviourRow& behaviour)
{
    for (const BehaviourNumber& number : kNumbers) {
        if (!shape.allows(number.key) || (number.must == 0 && !row.find(number.key)))
            continue;
        if (const JsonCursor member = row[number.key]; !member.failed())
            behaviour.*number.value = static_cast<int>(member.integer(number.low, number.high));
    }
}

} // namespace

std::string_view behaviourName(Does does) { return shapeOf(does).does; }

std::span<const std::string_view> behaviourWords()
{
    static constexpr auto kWords = [] {
        std::array<std::string_view, kShapes.size()> words{};
        std::ranges::transform(kShapes, words.begin(), &Shape::does);
        return words;
    }();
    return kWords;
}

std::vector<KindField> behaviourFields(Does does)
{
    const Shape& shape = shapeOf(does);
    std::vector<KindField> fields{{"does", FieldKind::Word, 0, 0, behaviourWords()}};
    for (const std::string_view key : shape.members) {
        const auto number = std::ranges::find(kNumbers, key, &BehaviourNumber::key);
        if (number != kNumbers.end())
            fields.push_back({key, FieldKind::Number, number->low, number->high});
        else if (key == "kind")
            fields.push_back({key, FieldKind::Creature});
        else if (key == "looks_like")
            fields.push_back({key, FieldKind::Item});
        else if (key == "effect")
            fields.push_back({key, FieldKind::Touch});
        else if (!key.empty())
            fields.push_back({key, FieldKind::Flag});
    }
    return fields;
}

Json newBehaviour(Does does, const Json& before, std::string_view creature)
{
    BehaviourRow usual{.does = does};
    for (const BehaviourNumber& number : kNumbers)
        if (number.must > 0)
            usual.*number.value = number.must;
    usual.kind = creature;
    Json row = rowOf(usual);
    if (shapeOf(does).allows("effect"))
        row.set("effect", newTouch({}));
    for (const auto& [key, value] : *row.as<Json::Object>())
        if (const Json* known = before.find(key); known && key != "does")
            row.set(key, *known);
    return row;
}

BehaviourRow readBehaviour(const JsonCursor& row)
{
    BehaviourRow behaviour;
    const JsonCursor does = row["does"];
    const auto shape = std::ranges::find(kShapes, does.text(), &Shape::does);
    if (shape == kShapes.end()) {
        does.fail(
            {CAVE_TEXT("errors", "\"%1\" is not a known behaviour."), {shortened(does.text(), kShownOfBehaviour)}});
        return behaviour;
    }
    behaviour.does = static_cast<Does>(shape - kShapes.begin());
    std::vector<std::string_view> known{"does"};
    std::ranges::copy_if(shape->members, std::back_inserter(known), [](auto key) { return !key.empty(); });
    row.allowOnly(known);
    readNumbers(row, *shape, behaviour);
    for (const FlagMember& flag : kFlags)
        if (const auto member = row.find(flag.key))
            behaviour.*flag.value = member->flag();
    if (shape->allows("kind"))
        behaviour.kind = row["kind"].id();
    if (const auto look = row.find("looks_like"); look && !look->text().empty())
        behaviour.looksLike = look->id();
    if (shape->allows("effect"))
        behaviour.effect = readTouch(row["effect"]);
    return behaviour;
}

Json rowOf(const BehaviourRow& behaviour)
{
    const Shape& shape = shapeOf(behaviour.does);
    Json row;
    row.set("does", shape.does);
    for (const BehaviourNumber& number : kNumbers)
        if (shape.allows(number.key))
            row.set(number.key, behaviour.*number.value);
    for (const FlagMember& flag : kFlags)
        if (shape.allows(flag.key))
            row.set(flag.key, behaviour.*flag.value);
    if (shape.allows("kind"))
        row.set("kind", behaviour.kind);
    if (shape.allows("looks_like"))
        row.set("looks_like", behaviour.looksLike);
    if (behaviour.effect)
        row.set("effect", rowOfTouch(*behaviour.effect));
    return row;
}

} // namespace cave
