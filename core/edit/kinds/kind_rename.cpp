// SPDX-License-Identifier: MIT
// Gives a kind of the dungeon's own another id. Levels hold kinds by their numbers, which stay.
#include "core/content/runes/rune_rows.h"
#include "core/edit/content_edit.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/kind_walk.h"
#include "core/edit/kinds/row_edit.h"
#include "core/generate/passes.h"
#include "core/world/goals.h"

#include <algorithm>

namespace cave {

namespace {

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
        if (isThing(m_table))
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

    void replaceIf(KindTable table, Json& value) const
    {
        if (table == m_table)
            replace(value);
    }

    void applyToContent(Json& content) const
    {
        for (const KindTable table : kKindTables)
            applyToRows(content, contentKey(table), kindFields(table), table == m_table);
        applyToRows(content, contentKey(RowTable::Horde), hordeFields(), false);
        applyToRows(content, contentKey(RowTable::Rune), runeFields(), false);
        renameInSounds(content);
    }

    // `isOwn`: the kind itself is one of these rows.
    void applyToRows(Json& content, std::string_view key, std::span<const KindField> fields, bool isOwn) const
    {
        const Json::Array* known = contentRows(content, key);
        if (!known)
            return;
        Json::Array rows = *known;
        for (Json& row : rows) {
            if (isOwn && *rowId(row) == m_id)
                row.set("id", m_newId);
            forEachKindInRow(row, fields, [this](KindTable table, std::string& id) {
                if (table == m_table)
                    replace(id);
            });
        }
        content.set(key, std::move(rows));
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
                    if (table ? table == m_table : isThing(m_table))
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
            else if (parameter && parameter->kind == ParameterKind::Table && isThing(m_table))
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
    if (newId != id && isAnyKind(catalogue, newId))
        return failure("id", {CAVE_TEXT("edit", "Another kind is called \"%1\" already."), {std::string(newId)}});
    return {};
}

Result<void> renameKind(Dungeon& dungeon, KindTable table, std::string_view id, std::string_view newId)
{
    if (!hasOwnKind(dungeon, table, id))
        return notThere();
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
