// SPDX-License-Identifier: MIT
#include "core/content/kind_fields.h"

#include "core/content/gift_rows.h"
#include "core/content/limits.h"
#include "core/content/resist_rows.h"

#include <algorithm>

namespace cave {

namespace {

constexpr KindField kName{"name", FieldKind::Line, 1, kLongestName};
constexpr KindField kArticle{"article", FieldKind::Word, 0, 0, kArticles};
constexpr KindField kDescription{"description", FieldKind::Line, 0, kLongestDescription};
constexpr KindField kGlyph{"glyph", FieldKind::Glyph};
constexpr KindField kGlyph7{"glyph7", FieldKind::AsciiSign};
constexpr KindField kColour{"colour", FieldKind::Colour};
constexpr KindField kBackground{"background", FieldKind::Colour};
constexpr KindField kArt{"art", FieldKind::Art};

constexpr std::array kGlowFields{
    KindField{"colour", FieldKind::Colour},
    KindField{.id = "radius", .kind = FieldKind::Number, .low = 1, .high = kLargestGlow, .usual = Glow{}.radius},
};
constexpr KindField kLight{.id = "light", .kind = FieldKind::Part, .parts = kGlowFields};

constexpr KindField kResists{.id = "resists", .kind = FieldKind::Part, .parts = kResistFields};

constexpr std::array kTileFields{
    kName,
    kArticle,
    kGlyph,
    kGlyph7,
    KindField{"sign", FieldKind::AsciiSign},
    kColour,
    kBackground,
    kArt,
    kLight,
    kDescription,
    KindField{"stone", FieldKind::Word, 0, 0, kStones},
    KindField{"ground", FieldKind::Word, 0, 0, kGrounds},
    KindField{"slows", FieldKind::Number, 100, kMostSlowing},
    KindField{"walkable", FieldKind::Flag},
    KindField{"opaque", FieldKind::Flag},
    KindField{"flyable", FieldKind::Flag},
    KindField{"swimmable", FieldKind::Flag},
    KindField{"drowns", FieldKind::Number, 0, kMostBreaths},
    KindField{"notable", FieldKind::Flag},
    KindField{"digs_into", FieldKind::Tile},
    KindField{"opens_into", FieldKind::Tile},
    KindField{"closes_into", FieldKind::Tile},
    KindField{"unlocks_into", FieldKind::Tile},
    KindField{"found_as", FieldKind::Tile},
    KindField{"looks_like", FieldKind::Tile},
    KindField{"leads", FieldKind::Word, 0, 0, kLeads},
    KindField{"one_way", FieldKind::Flag},
    KindField{"transient", FieldKind::Flag},
    KindField{"fire", FieldKind::Flag},
    KindField{"harmful", FieldKind::Flag},
    KindField{"falls", FieldKind::Flag},
    KindField{.id = "keeps", .kind = FieldKind::Flag, .label = "keeps_things"},
    KindField{"reacts", FieldKind::Reactions},
};

constexpr std::array kAlertFields{
    KindField{"sure", FieldKind::Number, 0, kLargestSight},
    KindField{.id = "per_mille", .kind = FieldKind::Number, .high = 1000, .usual = 1000},
    KindField{"hears", FieldKind::Number, 0, kLargestReach},
};

constexpr std::array kCreatureFields{
    kName,
    kArticle,
    kGlyph,
    kGlyph7,
    kColour,
    kBackground,
    kArt,
    kDescription,
    KindField{"health", FieldKind::Number, 1, kLargestNumber},
    KindField{"attack", FieldKind::Number, 0, kLargestNumber},
    KindField{"defence", FieldKind::Number, 0, kLargestNumber},
    KindField{"sight", FieldKind::Number, 0, kLargestSight},
    KindField{"seen_within", FieldKind::Number, 0, kLargestSight},
    KindField{"speed", FieldKind::Number, 1, kLargestSpeed},
    KindField{"level", FieldKind::Number, 1, kHighestLevel},
    KindField{"experience", FieldKind::Number, 0, kLargestNumber},
    KindField{"band", FieldKind::Band, 1, kDeepestBand},
    KindField{"role", FieldKind::Word, 0, 0, kFightRoles},
    KindField{"flies", FieldKind::Flag},
    KindField{"swims", FieldKind::Flag},
    KindField{"phases", FieldKind::Flag},
    KindField{.id = "weight", .kind = FieldKind::Number, .high = kMostWeighing, .usual = kUsualWeight},
    KindField{"opens_doors", FieldKind::Flag},
    KindField{"side", FieldKind::Faction},
    KindField{"immortal", FieldKind::Flag},
    KindField{"immune", FieldKind::Tiles},
    KindField{.id = "alert", .kind = FieldKind::Part, .parts = kAlertFields},
    kResists,
    KindField{"behaviours", FieldKind::Behaviours},
    KindField{"stages", FieldKind::Stages},
    KindField{"suffers", FieldKind::Sufferings},
    KindField{"carries", FieldKind::Drops},
    KindField{"drops", FieldKind::Drops},
};

constexpr std::array kNamedAfterFields{
    KindField{"name", FieldKind::Line, 1, kLongestName},
    KindField{"form", FieldKind::Word, 0, 0, kNameForms},
};

constexpr std::array kItemFields{
    kName,
    kArticle,
    kGlyph,
    kGlyph7,
    kColour,
    kBackground,
    kArt,
    kLight,
    kDescription,
    KindField{"slot", FieldKind::Word, 0, 0, kSlots},
    KindField{"hands", FieldKind::Number, 1, kMostHands},
    KindField{"style", FieldKind::Word, 0, 0, kStyles},
    KindField{"attack", FieldKind::Number, 0, kLargestNumber},
    KindField{"attack_by", FieldKind::Number, 0, kMostByEnchantment},
    KindField{"defence", FieldKind::Number, 0, kLargestNumber},
    KindField{"food", FieldKind::Number, 0, kLargestNumber},
    KindField{"bites", FieldKind::Number, 1, kLargestNumber},
    KindField{"charges", FieldKind::Number, 0, kMostCharges},
    KindField{"recharge", FieldKind::Number, 0, kMostTurns},
    KindField{"thrown", FieldKind::Number, 0, kLargestNumber},
    KindField{"launches", FieldKind::Item},
    KindField{"launch", FieldKind::Number, 0, kLargestNumber},
    KindField{"launch_time", FieldKind::Number, 100, kMostSlowing},
    KindField{"key", FieldKind::Flag},
    KindField{"counted", FieldKind::Flag},
    KindField{"enough", FieldKind::Number, 0, kLargestNumber},
    KindField{"burns", FieldKind::Flag},
    KindField{"iron", FieldKind::Flag},
    KindField{"holds", FieldKind::Number, 0, kMostHeld},
    KindField{.id = "named_after", .kind = FieldKind::Part, .parts = kNamedAfterFields},
    KindField{.id = "weight", .kind = FieldKind::Number, .high = kMostWeighing, .usual = 1},
    KindField{.id = "look", .kind = FieldKind::Line, .high = kLongestName},
    kResists,
    KindField{"effect", FieldKind::Effect},
    KindField{"effects", FieldKind::Effects},
};

constexpr std::array kGasBurnsFields{
    KindField{.id = "fire", .kind = FieldKind::Tile, .label = "gas_fire", .first = "gas_flames"},
    KindField{.id = "effect", .kind = FieldKind::MayTouch, .label = "gas_burst"},
};

constexpr std::array kGasKindFields{
    kName,
    kArticle,
    kGlyph,
    kGlyph7,
    kColour,
    kBackground,
    kArt,
    kDescription,
    KindField{"thins", FieldKind::Number, 0, 1000},
    KindField{.id = "harmful", .kind = FieldKind::Flag, .label = "gas_harmful"},
    KindField{.id = "least", .kind = FieldKind::Number, .low = 1, .high = kMostUnits, .label = "gas_least"},
    KindField{"opaque_from", FieldKind::Number, 0, kMostUnits},
    KindField{.id = "effect", .kind = FieldKind::MayTouch, .label = "gas_effect"},
    KindField{.id = "burns", .kind = FieldKind::Part, .parts = kGasBurnsFields, .label = "gas_burns"},
};

constexpr std::array kDropFields{
    KindField{"items", FieldKind::Items},
    KindField{"per_mille", FieldKind::Number, 0, 1000},
    KindField{"least", FieldKind::Number, 0, kMostDrops},
    KindField{"most", FieldKind::Number, 0, kMostDrops},
    KindField{"says", FieldKind::Line, 0, kLongestDescription},
    KindField{"inside", FieldKind::Item},
};

} // namespace

std::span<const KindField> kindFields(KindTable table)
{
    static const auto itemFields = [] {
        std::vector<KindField> fields(kItemFields.begin(), kItemFields.end());
        fields.push_back({.id = "gives", .kind = FieldKind::Part, .parts = giftFields()});
        return fields;
    }();
    switch (table) {
    case KindTable::Tile: return kTileFields;
    case KindTable::Creature: return kCreatureFields;
    case KindTable::Item: return itemFields;
    case KindTable::Gas: return kGasKindFields;
    }
    return {};
}

std::span<const KindField> dropFields() { return kDropFields; }

bool saysNothing(const KindField& field, const Json& value)
{
    if (field.isNeeded)
        return false;
    if (field.kind == FieldKind::Number)
        return value == Json(std::max(field.low, field.usual));
    if (field.kind == FieldKind::Flag)
        return value == Json(false);
    const bool isText = field.kind == FieldKind::Line || field.kind == FieldKind::AnyFaction ||
                        field.kind == FieldKind::HeardOf || field.kind == FieldKind::Theme;
    return isText && value == Json("");
}

Json newPart(const KindField& field)
{
    Json part = Json::Object{};
    for (const KindField& each : field.parts)
        if (each.kind == FieldKind::Number && each.low < 0)
            continue; // more or less than usual: to begin with, neither
        else if (each.kind == FieldKind::Number)
            part.set(each.id, std::max(each.low, each.usual));
        else if (each.kind == FieldKind::Line)
            part.set(each.id, "%1");
        else if (each.kind == FieldKind::Tile)
            part.set(each.id, each.first);
        else if (each.kind == FieldKind::Colour)
            part.set(each.id, "#ffcc88");
        else if (each.kind == FieldKind::Gas)
            part.set(each.id, "marsh_gas");
        else if (each.kind == FieldKind::Tiles)
            part.set(each.id, Json::Array{"floor"});
    return part;
}

} // namespace cave
