// SPDX-License-Identifier: MIT
// Gives a kind of the dungeon's own another id. Levels hold kinds by their numbers, which stay.
#include "core/content/behaviour_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/reaction_rows.h"
#include "core/content/stage_rows.h"
#include "core/edit/content_edit.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/row_edit.h"
#include "core/generate/passes.h"
#include "core/world/goals.h"

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

constexpr std::string_view kImmune = "immune"; // to tiles and gases

class KindRename {
public:
    KindRename(KindTable table, std::string_view id, std::string_view newId) : m_table(table), m_id(id), m_newId(newId)
    {
    }

    void apply(Dungeon& dungeon) const
    {
        applyToContent(dungeon.content);
        applyTo(dungeon.rules);
        applyTo(dungeon.script);
        for (DungeonLevel& level : dungeon.levels) {
            applyTo(level, dungeon.findRecipe(level.recipe));
            applyTo(level.script);
        }
        for (Recipe& recipe : dungeon.recipes)
            for (RecipeRow& row : recipe.rows)
                applyTo(row.parameters, findPass(row.type, row.version));
        for (Piece& piece : dungeon.pieces)
            applyTo(piece.script);
        if (m_table != KindTable::Tile)
            for (Piece& piece : dungeon.pieces)
                for (auto& [sign, cell] : piece.legend)
                    applyTo(cell);
    }

private:
    void applyTo(PieceSign& cell) const
    {
        replaceInTable(cell.thing);
        if (m_table == KindTable::Item)
            replace(cell.carries);
    }
    void replace(std::string& id) const
    {
        if (id == m_id)
            id = m_newId;
    }
    void replace(Json& value) const
    {
        if (auto* id = value.as<std::string>())
            replace(*id);
    }
    void replaceEach(Json& list) const
    {
        if (auto* items = list.as<Json::Array>())
            for (Json& item : *items)
                replace(item);
    }

    // An id, or kinds with weights.
    void replaceInTable(Json& table) const
    {
        replace(table);
        if (auto* rows = table.as<Json::Array>())
            for (Json& row : *rows)
                if (auto* members = row.as<Json::Object>())
                    for (auto& [key, value] : *members)
                        if (key == "kind")
                            replace(value);
    }

    // Only members that hold kinds: other words may be equal to an id.
    void replaceInRow(Json& row, std::span<const KindField> fields) const
    {
        for (auto& [key, value] : *row.as<Json::Object>()) {
            const auto field = std::ranges::find(fields, key, &KindField::id);
            if (field == fields.end())
                continue;
            switch (field->kind) {
            case FieldKind::Tile: replaceIf(KindTable::Tile, value); break;
            case FieldKind::Creature: replaceIf(KindTable::Creature, value); break;
            case FieldKind::Item: replaceIf(KindTable::Item, value); break;
            case FieldKind::Items:
                if (m_table == KindTable::Item)
                    replaceEach(value);
                break;
            case FieldKind::Tiles:
                if (m_table == KindTable::Tile || (m_table == KindTable::Gas && field->id == kImmune))
                    replaceEach(value);
                break;
            case FieldKind::Part: replaceInRow(value, field->parts); break;
            case FieldKind::Drops:
                for (Json& drop : *value.as<Json::Array>())
                    replaceInRow(drop, dropFields());
                break;
            case FieldKind::Behaviours:
                for (Json& behaviour : *value.as<Json::Array>()) {
                    std::optional<Error> problem;
                    const Does does = readBehaviour(JsonCursor(behaviour, problem)).does;
                    replaceInRow(behaviour, behaviourFields(does));
                }
                break;
            case FieldKind::Reactions:
                for (Json& reaction : *value.as<Json::Array>())
                    replaceInRow(reaction, reactionFields(reaction));
                break;
            case FieldKind::Stages:
                for (Json& stage : *value.as<Json::Array>())
                    replaceInRow(stage, stageFields());
                break;
            case FieldKind::Members:
                for (Json& member : *value.as<Json::Array>())
                    replaceInRow(member, memberFields());
                break;
            case FieldKind::Gas: replaceIf(KindTable::Gas, value); break;
            case FieldKind::Line:
            case FieldKind::Glyph:
            case FieldKind::AsciiSign:
            case FieldKind::Colour:
            case FieldKind::Art:
            case FieldKind::Number:
            case FieldKind::Flag:
            case FieldKind::Word:
            case FieldKind::Faction:
            case FieldKind::AnyFaction:
            case FieldKind::Sound: // what is heard stands in no row of a kind
            case FieldKind::SoundOrVoice:
            case FieldKind::SoundThatLoops:
            case FieldKind::HeardOf:
            case FieldKind::Theme:
            case FieldKind::Scale:
            case FieldKind::Words:
            case FieldKind::Band:
            case FieldKind::Effect:
            case FieldKind::Effects:
            case FieldKind::Touch:
            case FieldKind::MayTouch:
            case FieldKind::Befalling: break;
            }
        }
    }
    void replaceIf(KindTable table, Json& value) const
    {
        if (table == m_table)
            replace(value);
    }

    void applyToContent(Json& content) const
    {
        for (const KindTable table : {KindTable::Tile, KindTable::Creature, KindTable::Item}) {
            const Json* known = content.find(contentKey(table));
            if (!known)
                continue;
            Json::Array rows = *known->as<Json::Array>();
            for (Json& row : rows) {
                if (const Json* id = row.find("id"); table == m_table && *id == Json(m_id))
                    row.set("id", m_newId);
                replaceInRow(row, kindFields(table));
            }
            content.set(contentKey(table), std::move(rows));
        }
        renameFires(content);
        renameInHordes(content);
        renameInSounds(content);
    }

    // What is heard of it and near it. A creature's voice is called as it is; the program's own sounds keep their ids.
    void renameInSounds(Json& content) const
    {
        const Json* known = content.find("sounds");
        if (!known || (m_table != KindTable::Tile && m_table != KindTable::Creature))
            return;
        Json sounds = *known;
        const bool isVoiced = m_table == KindTable::Creature && contentRow(sounds, "sounds", m_id);
        for (auto& [list, rows] : *sounds.as<Json::Object>())
            for (Json& row : *rows.as<Json::Array>())
                for (auto& [key, value] : *row.as<Json::Object>())
                    if ((list == "events" && key == "of") ||
                        (isVoiced && (key == "sound" || (list == "sounds" && key == "id"))))
                        replace(value);
                    else if (list == "ambience" && key == "tiles" && m_table == KindTable::Tile)
                        replaceEach(value);
        content.set("sounds", std::move(sounds));
    }

    void renameInHordes(Json& content) const
    {
        const std::string_view key = contentKey(RowTable::Horde);
        const Json::Array* known = contentRows(content, key);
        if (!known)
            return;
        Json::Array rows = *known;
        for (Json& row : rows)
            replaceInRow(row, hordeFields());
        content.set(key, std::move(rows));
    }

    // What gases burn with is the one kind that they name.
    void renameFires(Json& content) const
    {
        const Json* known = content.find(contentKey(KindTable::Gas));
        if (!known || m_table != KindTable::Tile)
            return;
        Json::Array rows = *known->as<Json::Array>();
        for (Json& row : rows)
            if (const Json* burns = row.find("burns"); burns && *burns->find("fire") == Json(m_id)) {
                Json renamed = *burns;
                renamed.set("fire", m_newId);
                row.set("burns", std::move(renamed));
            }
        content.set(contentKey(KindTable::Gas), std::move(rows));
    }

    void applyTo(Rules& rules) const
    {
        if (rules.goal != Goal::None && !isCombined(rules) &&
            m_table == (rules.goal == Goal::Slay ? KindTable::Creature : KindTable::Tile))
            replace(rules.goalKind);
        for (GoalPart& part : rules.parts)
            if (m_table == tableOf(part.goal))
                replace(part.kind);
        if (m_table == KindTable::Creature)
            replace(rules.hero);
        if (m_table != KindTable::Item)
            return;
        replace(rules.collectKind);
        for (std::string& item : rules.kit)
            replace(item);
        for (Origin& origin : rules.origins) {
            for (std::string& item : origin.knows)
                replace(item);
            if (origin.kit)
                for (std::string& item : *origin.kit)
                    replace(item);
        }
        for (UnknownClass& unknown : rules.identify)
            for (std::string& item : unknown.kinds)
                replace(item);
    }

    void applyTo(SharedScript& script) const
    {
        if (script.isEmpty())
            return;
        for (ScriptedEvent& event : script.edit().events)
            forEachTerms(event, [&](const EventWord& word, EventTerms& terms) {
                forEachKind(word, terms, [&](std::optional<KindTable> table, std::string& id) {
                    if (table ? table == m_table : m_table != KindTable::Tile)
                        replace(id);
                });
            });
    }

    void applyTo(Json& parameters, const Pass* pass) const
    {
        auto* members = parameters.as<Json::Object>();
        if (!pass || !members)
            return;
        for (auto& [key, value] : *members) {
            const Parameter* parameter = findParameter(pass->parameters, key);
            if (parameter && parameter->kind == ParameterKind::Tile)
                replaceIf(KindTable::Tile, value);
            else if (parameter && parameter->kind == ParameterKind::Table && m_table != KindTable::Tile)
                replaceInTable(value);
        }
    }

    void applyTo(DungeonLevel& level, const Recipe* recipe) const
    {
        for (ExtraRow& extra : level.extraRows)
            applyTo(extra.row.parameters, findPass(extra.row.type, extra.row.version));
        if (!recipe)
            return;
        for (auto& [uid, parameters] : level.parameters)
            if (const auto row = std::ranges::find(recipe->rows, uid, &RecipeRow::uid); row != recipe->rows.end())
                applyTo(parameters, findPass(row->type, row->version));
    }

    KindTable m_table;
    std::string m_id;
    std::string m_newId;
};

} // namespace

Result<void> checkNewId(const Dungeon& dungeon, KindTable table, std::string_view id, std::string_view newId)
{
    if (isBuiltIn(dungeon, table, id))
        return failure("id", {CAVE_TEXT("edit", "Built-in kinds keep their ids.")});
    if (auto sound = checkIsId(newId); !sound)
        return sound;
    const Catalogue& catalogue = *dungeon.catalogue;
    const bool isTaken = catalogue.findTile(newId) || catalogue.findCreature(newId) || catalogue.findItem(newId);
    if (newId != id && isTaken)
        return failure("id", {CAVE_TEXT("edit", "Another kind is called \"%1\" already."), {std::string(newId)}});
    return {};
}

Result<void> renameKind(Dungeon& dungeon, KindTable table, std::string_view id, std::string_view newId)
{
    assert(hasOwnKind(dungeon, table, id));
    if (auto sound = checkNewId(dungeon, table, id, newId); !sound)
        return sound;
    Dungeon renamed = dungeon;
    KindRename(table, id, newId).apply(renamed);
    auto catalogue = catalogueWith(renamed.content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    renamed.catalogue = std::move(*catalogue);
    dungeon = std::move(renamed);
    return {};
}

} // namespace cave
