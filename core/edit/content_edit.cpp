// SPDX-License-Identifier: MIT
#include "core/edit/content_edit.h"

#include "core/content/gas_rows.h"
#include "core/content/kind_rows.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/faction_rename.h"
#include "core/edit/kinds/kind_numbers.h"
#include "core/edit/kinds/row_needs.h"
#include "core/world/identify_rows.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

constexpr std::string_view kUse = "use";
constexpr std::string_view kFactions = "factions";

// What a row says that has only the members it must have.
Json usualRow(KindTable table)
{
    std::optional<Error> problem;
    Json row = Json::Object{{"id", "x"}, {"name", "x"}, {"glyph", "x"}, {"colour", "#ffffff"}};
    switch (table) {
    case KindTable::Tile: row.set("sign", "x"); return rowOf(readTile(JsonCursor(row, problem)));
    case KindTable::Creature: row.set("health", 1); return rowOf(readCreature(JsonCursor(row, problem)));
    case KindTable::Item: return rowOf(readItem(JsonCursor(row, problem)));
    case KindTable::Gas: return rowOf(readGas(JsonCursor(row, problem)));
    }
    return row;
}

// Without what goes without saying.
Json tidy(KindTable table, const Json& row)
{
    constexpr std::string_view kSaid[]{"id", "name", "glyph", "colour", "sign", "health"};
    const Json usual = usualRow(table);
    Json kept = Json::Object{};
    for (const auto& [key, value] : *row.as<Json::Object>()) {
        const Json* same = key == "glyph7" ? row.find("glyph") : usual.find(key);
        if (!same || *same != value || std::ranges::find(kSaid, key) != std::end(kSaid))
            kept.set(key, value);
    }
    return kept;
}

// What new content makes known, when the rest of the dungeon can do with that.
Result<std::shared_ptr<const Catalogue>> soundCatalogue(const Dungeon& dungeon, const Json& content)
{
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return catalogue;
    if (auto sound = checkIdentify(dungeon.rules, **catalogue); !sound)
        return std::unexpected(std::move(sound.error()));
    if (std::vector<Text> lost = lostNeeds(dungeon, **catalogue); !lost.empty())
        return failure("", std::move(lost.front()));
    return catalogue;
}

// Takes new content over as a whole.
Result<void> setContent(Dungeon& dungeon, Json content)
{
    auto catalogue = soundCatalogue(dungeon, content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    renumberKinds(dungeon, **catalogue);
    dungeon.content = std::move(content);
    dungeon.catalogue = std::move(*catalogue);
    return {};
}

void addSides(const Script& script, std::set<std::string>& sides)
{
    for (const ScriptedEvent& event : script.events)
        forEachTerms(event, [&](const EventWord& word, const EventTerms& terms) {
            if (std::ranges::find(word.fields(), EventFieldKind::Faction, &EventField::kind) != word.fields().end())
                sides.insert(terms.side);
        });
}

// That things, the dungeon's own pieces and events name. Those of a library bring what they name.
std::set<std::string> sidesIn(const Dungeon& dungeon)
{
    std::set<std::string> sides;
    addSides(*dungeon.script, sides);
    for (const DungeonLevel& level : dungeon.levels) {
        addSides(*level.script, sides);
        for (const Placement& thing : level.things)
            sides.insert(thing.belongs.side);
        for (const ThingEdit& edit : level.thingEdits)
            sides.insert(edit.thing.belongs.side);
    }
    for (const Piece& piece : dungeon.pieces) {
        addSides(*piece.script, sides);
        for (const auto& [letter, sign] : piece.legend)
            sides.insert(sign.side);
    }
    sides.erase(std::string());
    return sides;
}

// What to say where the design needs a faction that the catalogue lacks.
std::optional<Text> lostSide(const Dungeon& dungeon, const Catalogue& catalogue)
{
    for (const std::string& side : sidesIn(dungeon))
        if (!catalogue.findFaction(side))
            return Text{CAVE_TEXT("edit", "The faction \"%1\" is the side of somebody in a level, a piece or an event, "
                                          "so it stays."),
                        {side}};
    return std::nullopt;
}

// Which libraries it uses stands first in a dungeon's content.
Json contentUsing(const Json& content, const std::vector<std::string>& libraries)
{
    Json changed = Json::Object{};
    if (!libraries.empty())
        changed.set(kUse, Json::Array(libraries.begin(), libraries.end()));
    for (const auto& [key, value] : *content.as<Json::Object>())
        if (key != kUse)
            changed.set(key, value);
    return changed;
}

// A dungeon's content with the kind's row in it.
Json contentWithKind(Json content, KindTable table, const Json& row)
{
    return contentWithRow(std::move(content), contentKey(table), tidy(table, row));
}

} // namespace

std::string_view contentKey(KindTable table)
{
    switch (table) {
    case KindTable::Tile: return "tiles";
    case KindTable::Creature: return "creatures";
    case KindTable::Item: return "items";
    case KindTable::Gas: return "gases";
    }
    return {};
}

Result<std::shared_ptr<const Catalogue>> catalogueWith(const Json& content)
{
    std::optional<Error> problem;
    auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
    catalogue->read(JsonCursor(content, problem), true);
    if (problem)
        return std::unexpected(std::move(*problem));
    return catalogue;
}

bool hasOwnKind(const Dungeon& dungeon, KindTable table, std::string_view id)
{
    return contentRow(dungeon.content, contentKey(table), id).has_value();
}

std::shared_ptr<const Catalogue> usualKinds(const Dungeon& dungeon)
{
    const std::vector<std::string> names = librariesOf(dungeon);
    return names.empty() ? Catalogue::builtIn() : *catalogueWith(contentUsing(Json::Object{}, names));
}

bool hasKind(const Catalogue& catalogue, KindTable table, std::string_view id)
{
    switch (table) {
    case KindTable::Tile: return catalogue.findTile(id).has_value();
    case KindTable::Creature: return catalogue.findCreature(id).has_value();
    case KindTable::Item: return catalogue.findItem(id).has_value();
    case KindTable::Gas: return catalogue.findGas(id).has_value();
    }
    return false;
}

bool isAnyKind(const Catalogue& catalogue, std::string_view id)
{
    return std::ranges::any_of(kKindTables, [&](KindTable table) { return hasKind(catalogue, table, id); });
}

std::vector<std::string> kindIds(const Catalogue& catalogue, KindTable table)
{
    std::vector<std::string> ids;
    const auto add = [&](const auto& kinds) {
        for (const auto& kind : kinds)
            ids.push_back(kind.id);
    };
    switch (table) {
    case KindTable::Tile: add(catalogue.tiles()); break;
    case KindTable::Creature: add(catalogue.creatures()); break;
    case KindTable::Item: add(catalogue.items()); break;
    case KindTable::Gas: add(catalogue.gases()); break;
    }
    return ids;
}

bool isBuiltIn(const Dungeon& dungeon, KindTable table, std::string_view id)
{
    return hasKind(*Catalogue::builtIn(), table, id) || hasKind(*usualKinds(dungeon), table, id);
}

std::vector<std::string> librariesOf(const Dungeon& dungeon)
{
    std::vector<std::string> names;
    if (const Json* used = dungeon.content.find(kUse))
        for (const Json& name : *used->as<Json::Array>())
            names.push_back(*name.as<std::string>());
    return names;
}

Result<void> useLibrary(Dungeon& dungeon, std::string_view name)
{
    std::vector<std::string> names = librariesOf(dungeon);
    if (std::ranges::find(names, name) != names.end())
        return {};
    names.emplace_back(name);
    return setContent(dungeon, contentUsing(dungeon.content, names));
}

Result<void> dropLibrary(Dungeon& dungeon, std::string_view name)
{
    std::vector<std::string> names = librariesOf(dungeon);
    std::erase(names, name);
    Json content = contentUsing(dungeon.content, names);
    const auto without = catalogueWith(content);
    if (!without)
        return std::unexpected(without.error());
    for (const KindTable table : kKindTables)
        for (const std::string& id : kindIds(*dungeon.catalogue, table))
            if (!hasKind(**without, table, id))
                if (std::vector<Text> uses = usesOfKind(dungeon, table, id); !uses.empty())
                    return failure(id, std::move(uses.front()));
    if (auto lost = lostSide(dungeon, **without))
        return failure("", std::move(*lost));
    Dungeon changed = dungeon;
    if (auto set = setContent(changed, std::move(content)); !set)
        return set;
    if (std::vector<Text> stopped = stoppedRecipes(dungeon, changed); !stopped.empty())
        return failure("", std::move(stopped.front()));
    changed.library = nullptr; // that of another library comes back with refreshLibraryPieces()
    dungeon = std::move(changed);
    return {};
}

Json::Array factionRows(const Dungeon& dungeon)
{
    const Json* rows = dungeon.content.find(kFactions);
    return rows ? *rows->as<Json::Array>() : Json::Array{};
}

Result<void> setFactions(Dungeon& dungeon, Json::Array rows)
{
    Dungeon changed = dungeon;
    const auto isKnown = [&](std::string_view id) { return dungeon.catalogue->findFaction(id).has_value(); };
    for (const auto& [id, newId] : changedIds(factionRows(dungeon), rows, isKnown))
        renameFaction(changed, rows, id, newId);
    Json content = Json::Object{};
    for (const auto& [key, value] : *changed.content.as<Json::Object>())
        if (key != kFactions)
            content.set(key, value);
    if (!rows.empty())
        content.set(kFactions, std::move(rows));
    const auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(catalogue.error());
    if (auto lost = lostSide(changed, **catalogue))
        return failure(std::string(kFactions), std::move(*lost));
    if (auto set = setContent(changed, std::move(content)); !set)
        return set;
    dungeon = std::move(changed);
    return {};
}

Result<void> bringFactions(Dungeon& dungeon, const Dungeon& from)
{
    const Json* theirs = from.content.find(kFactions);
    if (!theirs)
        return {};
    const Json* ours = dungeon.content.find(kFactions);
    Json::Array rows = ours ? *ours->as<Json::Array>() : Json::Array{};
    const std::size_t before = rows.size();
    for (const Json& row : *theirs->as<Json::Array>())
        if (!dungeon.catalogue->findFaction(*rowId(row)))
            rows.push_back(row);
    if (rows.size() == before)
        return {};
    Json content = dungeon.content;
    content.set(kFactions, std::move(rows));
    return setContent(dungeon, std::move(content));
}

Json kindRow(const Catalogue& catalogue, KindTable table, std::string_view id)
{
    switch (table) {
    case KindTable::Tile: return rowOf(catalogue.tile(*catalogue.findTile(id)));
    case KindTable::Creature: return rowOf(catalogue.creature(*catalogue.findCreature(id)));
    case KindTable::Item: return rowOf(catalogue.item(*catalogue.findItem(id)));
    case KindTable::Gas: return rowOf(catalogue.gas(*catalogue.findGas(id)));
    }
    return {};
}

std::string freshKindId(const Catalogue& catalogue, std::string_view name)
{
    return freshId(name, [&](std::string_view tried) { return isAnyKind(catalogue, tried); });
}

Result<Json> newKind(const Catalogue& catalogue, KindTable table, const std::string& id, const std::string& name)
{
    if (table == KindTable::Tile)
        return copyOfKind(catalogue, table, catalogue.tile(catalogue.floor()).id, id, name);
    Json row = Json::Object{{"id", id}, {"name", name}, {"glyph", id.substr(0, 1)}, {"colour", "#f0b35a"}};
    if (table == KindTable::Item)
        return row;
    if (table == KindTable::Gas) {
        row.set("article", ""); // "smoke", never "a smoke"
        row.set("thins", 50);
        return row;
    }
    row.set("health", 10);
    row.set("attack", 3);
    row.set("sight", 6);
    row.set("behaviours", Json::Array{Json::Object{{"does", "hunt"}}, Json::Object{{"does", "wander"}}});
    return row;
}

Result<Json> copyOfKind(const Catalogue& catalogue, KindTable table, std::string_view id, const std::string& newId,
                        const std::string& name)
{
    Json row = kindRow(catalogue, table, id);
    row.set("id", newId);
    row.set("name", name);
    if (table != KindTable::Tile)
        return row;
    const auto sign = freeSign(catalogue);
    if (!sign)
        return failure("sign", {CAVE_TEXT("edit", "All signs stand for a tile already.")});
    row.set("sign", std::string(1, *sign));
    return row;
}

std::optional<char> freeSign(const Catalogue& catalogue, std::string_view taken)
{
    for (char sign = '!'; sign <= '~'; ++sign)
        if (sign != '"' && sign != '\\' && !catalogue.findTileBySign(sign) && !taken.contains(sign))
            return sign;
    return std::nullopt;
}

Result<void> checkKind(const Dungeon& dungeon, KindTable table, const Json& row)
{
    const Json content = contentWithKind(dungeon.content, table, row);
    if (const auto sound = soundCatalogue(dungeon, content); !sound)
        return std::unexpected(withinRow(sound.error(), content, contentKey(table), *rowId(row)));
    return {};
}

Result<void> putKind(Dungeon& dungeon, KindTable table, const Json& row)
{
    const Json content = contentWithKind(dungeon.content, table, row);
    if (const auto set = setContent(dungeon, content); !set)
        return std::unexpected(withinRow(set.error(), content, contentKey(table), *rowId(row)));
    return {};
}

Result<void> putKinds(Dungeon& dungeon, std::span<const TableRow> rows)
{
    Json content = dungeon.content;
    for (const TableRow& each : rows)
        content = contentWithKind(std::move(content), each.table, each.row);
    return setContent(dungeon, std::move(content));
}

Result<void> removeKind(Dungeon& dungeon, KindTable table, std::string_view id)
{
    if (!hasOwnKind(dungeon, table, id))
        return notThere();
    if (!isBuiltIn(dungeon, table, id))
        if (std::vector<Text> uses = usesOfKind(dungeon, table, id); !uses.empty())
            return failure("", std::move(uses.front()));
    return setContent(dungeon, contentWithoutRow(dungeon.content, contentKey(table), id));
}

} // namespace cave
