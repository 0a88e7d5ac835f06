// SPDX-License-Identifier: MIT
#include "core/edit/kinds/row_edit.h"

#include "core/content/hordes/horde_rows.h"
#include "core/content/runes/rune_rows.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/row_needs.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace cave {

namespace {

// The dungeon with other rows: kinds keep their numbers, so nothing else follows.
Result<Dungeon> withContent(const Dungeon& dungeon, Json content)
{
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    Dungeon changed = dungeon;
    changed.content = std::move(content);
    changed.catalogue = std::move(*catalogue);
    return changed;
}

std::vector<Text> lostBy(const Dungeon& before, const Dungeon& after, RowTable table)
{
    std::vector<Text> lost = lostNeeds(before, *after.catalogue);
    if (table == RowTable::Horde)
        std::ranges::move(stoppedRecipes(before, after), std::back_inserter(lost));
    return lost;
}

Result<Dungeon> withRow(const Dungeon& dungeon, RowTable table, const Json& row)
{
    const Json content = contentWithRow(dungeon.content, contentKey(table), renewedRow(table, row));
    auto changed = withContent(dungeon, content);
    if (!changed)
        return std::unexpected(withinRow(std::move(changed.error()), content, contentKey(table), *rowId(row)));
    if (std::vector<Text> lost = lostBy(dungeon, *changed, table); !lost.empty())
        return failure("", std::move(lost.front()));
    return changed;
}

Result<Dungeon> withoutRow(const Dungeon& dungeon, RowTable table, std::string_view id)
{
    return withContent(dungeon, contentWithoutRow(dungeon.content, contentKey(table), id));
}

const Horde& hordeOf(const Catalogue& catalogue, std::string_view id)
{
    return *std::ranges::find(catalogue.hordes(), id, &Horde::id);
}

void renameBorne(Dungeon& dungeon, std::string_view id, std::string_view newId)
{
    const auto rename = [&](Placement& thing) {
        if (thing.rune == id)
            thing.rune = newId;
    };
    for (DungeonLevel& level : dungeon.levels) {
        std::ranges::for_each(level.things, rename);
        std::ranges::for_each(level.thingEdits, rename, &ThingEdit::thing);
    }
    for (Piece& piece : dungeon.pieces)
        for (auto& [letter, sign] : piece.legend)
            if (sign.rune == id)
                sign.rune = newId;
}

} // namespace

std::string_view contentKey(RowTable table)
{
    switch (table) {
    case RowTable::Horde: return "hordes";
    case RowTable::Rune: return "runes";
    }
    return {};
}

std::vector<std::string> rowIds(const Catalogue& catalogue, RowTable table)
{
    std::vector<std::string> ids;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows)
            ids.push_back(row.id);
    };
    switch (table) {
    case RowTable::Horde: add(catalogue.hordes()); break;
    case RowTable::Rune: add(catalogue.runes()); break;
    }
    return ids;
}

bool hasRow(const Catalogue& catalogue, RowTable table, std::string_view id)
{
    switch (table) {
    case RowTable::Horde: return std::ranges::find(catalogue.hordes(), id, &Horde::id) != catalogue.hordes().end();
    case RowTable::Rune: return catalogue.findRune(id).has_value();
    }
    return false;
}

bool hasOwnRow(const Dungeon& dungeon, RowTable table, std::string_view id)
{
    return contentRow(dungeon.content, contentKey(table), id).has_value();
}

Json rowIn(const Catalogue& catalogue, RowTable table, std::string_view id)
{
    switch (table) {
    case RowTable::Horde: return rowOf(hordeOf(catalogue, id));
    case RowTable::Rune: return rowOf(catalogue.rune(*catalogue.findRune(id)));
    }
    return {};
}

std::vector<KindField> fieldsOfRow(RowTable table, const Json& row)
{
    switch (table) {
    case RowTable::Horde: return {hordeFields().begin(), hordeFields().end()};
    case RowTable::Rune: return runeFields(row);
    }
    return {};
}

Json renewedRow(RowTable table, const Json& row)
{
    switch (table) {
    case RowTable::Horde: return newHorde(row);
    case RowTable::Rune: return newRune(row);
    }
    return {};
}

std::string freshRowId(const Catalogue& catalogue, RowTable table, std::string_view name)
{
    return freshId(name, [&](std::string_view tried) { return hasRow(catalogue, table, tried); });
}

std::string anyCreature(const Dungeon& dungeon)
{
    const auto creatures = dungeon.catalogue->creatures();
    const auto found =
        std::ranges::find_if(creatures, [&](const CreatureKind& kind) { return kind.id != dungeon.rules.hero; });
    return found == creatures.end() ? dungeon.rules.hero : found->id;
}

Json newRow(const Dungeon& dungeon, RowTable table, const std::string& id, const std::string& name)
{
    switch (table) {
    case RowTable::Horde: return Json::Object{{"id", id}, {"lead", anyCreature(dungeon)}};
    case RowTable::Rune:
        return Json::Object{{"id", id}, {"name", name}, {"on", "weapon"}, {"when", "hit"}, {"drinks", 10}};
    }
    return {};
}

Json copyOfRow(const Catalogue& catalogue, RowTable table, std::string_view id, const std::string& newId,
               const std::string& name)
{
    Json row = rowIn(catalogue, table, id);
    row.set("id", newId);
    if (table == RowTable::Rune)
        row.set("name", name);
    return row;
}

Result<void> checkRow(const Dungeon& dungeon, RowTable table, const Json& row)
{
    if (const auto changed = withRow(dungeon, table, row); !changed)
        return std::unexpected(changed.error());
    return {};
}

Result<void> putRow(Dungeon& dungeon, RowTable table, const Json& row)
{
    auto changed = withRow(dungeon, table, row);
    if (!changed)
        return std::unexpected(std::move(changed.error()));
    dungeon = std::move(*changed);
    return {};
}

std::vector<Text> usesOfRow(const Dungeon& dungeon, RowTable table, std::string_view id)
{
    const auto changed = withoutRow(dungeon, table, id);
    return changed ? lostBy(dungeon, *changed, table) : std::vector<Text>{changed.error().what};
}

Result<void> removeRow(Dungeon& dungeon, RowTable table, std::string_view id)
{
    assert(hasOwnRow(dungeon, table, id));
    auto changed = withoutRow(dungeon, table, id);
    if (!changed)
        return std::unexpected(std::move(changed.error()));
    if (std::vector<Text> lost = lostBy(dungeon, *changed, table); !lost.empty())
        return failure("", std::move(lost.front()));
    dungeon = std::move(*changed);
    return {};
}

Result<void> checkNewRowId(const Dungeon& dungeon, RowTable table, std::string_view id, std::string_view newId)
{
    if (hasRow(*usualKinds(dungeon), table, id))
        return failure("id", {CAVE_TEXT("edit", "What a library brings keeps its id.")});
    if (auto sound = checkIsId(newId); !sound)
        return sound;
    if (newId != id && hasRow(*dungeon.catalogue, table, newId))
        return failure("id", {CAVE_TEXT("edit", "Another one is called \"%1\" already."), {std::string(newId)}});
    return {};
}

Result<void> renameRow(Dungeon& dungeon, RowTable table, std::string_view id, std::string_view newId)
{
    assert(hasOwnRow(dungeon, table, id));
    if (auto sound = checkNewRowId(dungeon, table, id, newId); !sound)
        return sound;
    Json::Array rows = *contentRows(dungeon.content, contentKey(table));
    rows[*contentRow(dungeon.content, contentKey(table), id)].set("id", newId);
    auto renamed = withContent(dungeon, contentWithRows(dungeon.content, contentKey(table), std::move(rows)));
    if (!renamed)
        return std::unexpected(std::move(renamed.error()));
    if (table == RowTable::Rune)
        renameBorne(*renamed, id, newId);
    dungeon = std::move(*renamed);
    return {};
}

} // namespace cave
