// SPDX-License-Identifier: MIT
/// @file
/// Going through all kinds that a row of content names, by the descriptions of its members.
#pragma once

#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/effects/suffering_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/kind_fields.h"
#include "core/content/reaction_rows.h"
#include "core/content/stage_rows.h"

#include <algorithm>

namespace cave {

/// Calls visit(table, id) for each kind that the row names, in objects within it as well, but not for its own id: other
/// words may be equal to an id. What may be a tile or a gas is visited as either. `Row` is Json, or const Json; it is a
/// row that could be read.
template <typename Row, typename Visit>
void forEachKindInRow(Row& row, std::span<const KindField> fields, const Visit& visit)
{
    const auto named = [&visit](KindTable table, auto& value) {
        if (auto* id = value.template as<std::string>())
            visit(table, *id);
    };
    const auto eachNamed = [&named](KindTable table, auto& list) {
        for (auto& id : *list.template as<Json::Array>())
            named(table, id);
    };
    const auto inEach = [&visit](auto& rows, const auto& fieldsOf) {
        for (auto& each : *rows.template as<Json::Array>())
            forEachKindInRow(each, fieldsOf(each), visit);
    };
    constexpr std::string_view kImmune = "immune"; // to tiles and gases
    for (auto& [key, value] : *row.template as<Json::Object>()) {
        const auto field = std::ranges::find(fields, key, &KindField::id);
        if (field == fields.end())
            continue;
        switch (field->kind) {
        case FieldKind::Tile: named(KindTable::Tile, value); break;
        case FieldKind::Creature: named(KindTable::Creature, value); break;
        case FieldKind::Item: named(KindTable::Item, value); break;
        case FieldKind::Gas: named(KindTable::Gas, value); break;
        case FieldKind::Items: eachNamed(KindTable::Item, value); break;
        case FieldKind::ItemOrItems:
            if (value.template as<Json::Array>())
                eachNamed(KindTable::Item, value);
            else
                named(KindTable::Item, value);
            break;
        case FieldKind::Tiles:
            eachNamed(KindTable::Tile, value);
            if (field->id == kImmune)
                eachNamed(KindTable::Gas, value);
            break;
        case FieldKind::Part: forEachKindInRow(value, field->parts, visit); break;
        case FieldKind::Effect: forEachKindInRow(value, effectFields(value), visit); break;
        case FieldKind::Touch:
        case FieldKind::MayTouch: forEachKindInRow(value, touchFields(value), visit); break;
        case FieldKind::Befalling: forEachKindInRow(value, befallingFields(value), visit); break;
        case FieldKind::Effects: inEach(value, &effectFields); break;
        case FieldKind::Reactions: inEach(value, &reactionFields); break;
        case FieldKind::Drops: inEach(value, [](const Json&) { return dropFields(); }); break;
        case FieldKind::Stages: inEach(value, [](const Json&) { return stageFields(); }); break;
        case FieldKind::Sufferings: inEach(value, [](const Json&) { return sufferingFields(); }); break;
        case FieldKind::Members: inEach(value, [](const Json&) { return memberFields(); }); break;
        case FieldKind::Behaviours:
            inEach(value, [](const Json& behaviour) {
                std::optional<Error> problem;
                return behaviourFields(readBehaviour(JsonCursor(behaviour, problem)).does);
            });
            break;
        case FieldKind::Line:
        case FieldKind::Glyph:
        case FieldKind::AsciiSign:
        case FieldKind::Colour:
        case FieldKind::Art:
        case FieldKind::Number:
        case FieldKind::Flag:
        case FieldKind::Word:
        case FieldKind::Words:
        case FieldKind::Band:
        case FieldKind::Faction:
        case FieldKind::AnyFaction:
        case FieldKind::Sound: // what is heard stands in no row of a kind
        case FieldKind::SoundOrVoice:
        case FieldKind::SoundThatLoops:
        case FieldKind::HeardOf:
        case FieldKind::Theme:
        case FieldKind::Scale: break;
        }
    }
}

} // namespace cave
