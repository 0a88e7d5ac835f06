// SPDX-License-Identifier: MIT
#include "core/content/behaviour_rows.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace cave {

namespace {

constexpr int kLargestNumber = 1'000'000;
constexpr std::size_t kShownCharacters = 60;

struct NumberMember {
    std::string_view key;
    int BehaviourRow::* value;
    int low;
    int high;
};
constexpr std::array kNumbers{
    NumberMember{"per_mille", &BehaviourRow::perMille, 0, 1000},
    NumberMember{"limit", &BehaviourRow::limit, 0, kLargestNumber},
    NumberMember{"colony", &BehaviourRow::colony, 0, kLargestNumber},
    NumberMember{"health", &BehaviourRow::health, 0, kLargestNumber},
    NumberMember{"attack", &BehaviourRow::attack, 0, kLargestNumber},
};

// The members of a row beside "does".
struct Shape {
    std::string_view does;
    std::array<std::string_view, 4> members;
    bool allows(std::string_view key) const { return std::ranges::find(members, key) != members.end(); }
};
constexpr std::array kShapes{
    Shape{"wander", {"per_mille", "limit", "diagonal"}}, Shape{"hunt", {}},
    Shape{"spread", {"per_mille", "limit", "colony"}},   Shape{"summon", {"kind", "per_mille", "limit", "colony"}},
    Shape{"strengthen", {"health", "attack"}},
};

} // namespace

std::vector<std::string_view> behaviourNames()
{
    std::vector<std::string_view> names;
    for (const Shape& shape : kShapes)
        names.push_back(shape.does);
    return names;
}

BehaviourRow readBehaviour(const JsonCursor& row)
{
    BehaviourRow behaviour;
    const JsonCursor does = row["does"];
    behaviour.does = does.text();
    const auto shape = std::ranges::find(kShapes, behaviour.does, &Shape::does);
    if (shape == kShapes.end()) {
        does.fail(
            {CAVE_TEXT("errors", "\"%1\" is not a known behaviour."), {shortened(behaviour.does, kShownCharacters)}});
        return behaviour;
    }
    std::vector<std::string_view> known{"does"};
    std::ranges::copy_if(shape->members, std::back_inserter(known), [](auto key) { return !key.empty(); });
    row.allowOnly(known);
    for (const NumberMember& number : kNumbers)
        if (const auto member = row.find(number.key); member && !member->failed())
            behaviour.*number.value = static_cast<int>(member->integer(number.low, number.high));
    if (const auto diagonal = row.find("diagonal"))
        behaviour.diagonal = diagonal->flag();
    if (shape->allows("kind"))
        behaviour.kind = row["kind"].id();
    return behaviour;
}

Json rowOf(const BehaviourRow& behaviour)
{
    const auto shape = std::ranges::find(kShapes, behaviour.does, &Shape::does);
    Json row;
    row.set("does", behaviour.does);
    for (const NumberMember& number : kNumbers)
        if (shape->allows(number.key))
            row.set(number.key, behaviour.*number.value);
    if (shape->allows("diagonal"))
        row.set("diagonal", behaviour.diagonal);
    if (shape->allows("kind"))
        row.set("kind", behaviour.kind);
    return row;
}

} // namespace cave
