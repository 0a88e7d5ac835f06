// SPDX-License-Identifier: MIT
#include "core/content/hordes/horde_rows.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kHordeFields{
    KindField{.id = "lead", .kind = FieldKind::Creature, .isNeeded = true},
    KindField{.id = "with", .kind = FieldKind::Members},
    KindField{.id = "band", .kind = FieldKind::Band, .low = 1, .high = kDeepestBand},
    KindField{.id = "weight", .low = 1, .high = kLargestWeight, .usual = kUsualHordeWeight, .label = "chosen_weight"},
};

constexpr std::array kMemberFields{
    KindField{.id = "kind", .kind = FieldKind::Creature, .isNeeded = true, .label = "who"},
    KindField{.id = "least", .high = kMostInHorde, .usual = 1},
    KindField{.id = "most", .high = kMostInHorde, .usual = 1},
};

HordeMember readMember(const JsonCursor& row)
{
    row.allowOnly({"kind", "least", "most"});
    HordeMember member;
    member.kind = row["kind"].id();
    if (const auto least = row.find("least"))
        member.least = static_cast<int>(least->integer(0, kMostInHorde));
    member.most = member.least > 1 ? member.least : 1;
    if (const auto most = row.find("most"))
        member.most = static_cast<int>(most->integer(member.least, kMostInHorde));
    return member;
}

void readBand(const JsonCursor& band, Horde& horde)
{
    const std::vector<JsonCursor> ends = band.items();
    if (ends.size() != 2)
        return band.fail({CAVE_TEXT("errors", "This must be two numbers: the first and the last level.")});
    horde.first = static_cast<int>(ends[0].integer(1, kDeepestBand));
    horde.last = static_cast<int>(ends[1].integer(horde.first, kDeepestBand));
}

} // namespace

Horde readHorde(const JsonCursor& row)
{
    row.allowOnly({"id", "lead", "with", "band", "weight"});
    Horde horde;
    horde.id = row["id"].id();
    horde.lead = row["lead"].id();
    if (const auto with = row.find("with"))
        for (const JsonCursor& member : with->items())
            horde.with.push_back(readMember(member));
    if (horde.with.size() > kMostHordeKinds)
        row["with"].fail(
            {CAVE_TEXT("errors", "More than %1 kinds are too many."), {static_cast<std::int64_t>(kMostHordeKinds)}});
    if (const auto band = row.find("band"))
        readBand(*band, horde);
    if (const auto weight = row.find("weight"))
        horde.weight = static_cast<int>(weight->integer(1, kLargestWeight));
    return horde;
}

Json rowOf(const Horde& horde)
{
    Json row;
    row.set("id", horde.id);
    row.set("lead", horde.lead);
    Json::Array with;
    for (const HordeMember& member : horde.with)
        with.push_back(Json::Object{{"kind", member.kind}, {"least", member.least}, {"most", member.most}});
    if (!with.empty())
        row.set("with", std::move(with));
    row.set("band", Json::Array{horde.first, horde.last});
    row.set("weight", horde.weight);
    return row;
}

std::span<const KindField> hordeFields() { return kHordeFields; }

std::span<const KindField> memberFields() { return kMemberFields; }

Json newHorde(const Json& before)
{
    const Json everywhere = Json::Array{1, kDeepestBand};
    Json row = Json::Object{};
    for (const auto& [key, value] : *before.as<Json::Object>()) {
        const auto field = std::ranges::find(kHordeFields, key, &KindField::id);
        const bool isUsual = field != kHordeFields.end() && saysNothing(*field, value);
        if (!isUsual && value != everywhere && value != Json(Json::Array{}))
            row.set(key, value);
    }
    return row;
}

Json newMember(const Json& before)
{
    Json row = before;
    const auto numberOf = [&](std::string_view key) {
        const Json* value = row.find(key);
        const auto* number = value ? value->as<std::int64_t>() : nullptr;
        return number ? *number : std::int64_t{1};
    };
    row.set("most", std::max(numberOf("least"), numberOf("most")));
    return row;
}

} // namespace cave
