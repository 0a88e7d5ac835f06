// SPDX-License-Identifier: MIT
#include "core/generate/shapes/cell.h"
#include "core/save/checks.h"
#include "core/save/dungeon_file.h"
#include "core/save/edit_spans.h"
#include "core/save/event_json.h"
#include "core/save/parts/rules_json.h"
#include "core/save/parts/texts_json.h"
#include "core/save/piece_reader.h"
#include "core/save/placed_json.h"
#include "core/save/tile_rows.h"
#include "core/world/level_hashes.h"
#include "core/world/things/thing_traits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cave {

namespace {

Json placeJson(const Place& place)
{
    Json json;
    json.set("level", hexOf(place.level.value));
    json.set("x", place.x);
    json.set("y", place.y);
    return json;
}

Json placementJson(const Placement& thing, const Catalogue& catalogue)
{
    Json json;
    json.set("kind", idOf(catalogue, thing.table, thing.kind));
    json.set("x", thing.x);
    json.set("y", thing.y);
    if (thing.row)
        json.set("row", hexOf(thing.row.value));
    if (thing.opens)
        json.set("opens", placeJson(*thing.opens));
    if (thing.levels != 0)
        json.set("levels", thing.levels);
    if (!thing.group.empty())
        json.set("group", thing.group);
    if (thing.placed)
        json.set("placed", hexOf(thing.placed.value));
    addTraits(json, traitsOf(thing, catalogue));
    return json;
}

Json whereJson(const Where& where)
{
    if (!where.tag.empty())
        return Json::Object{{"tag", where.tag}};
    Json::Array rects;
    for (const Box& box : where.boxes)
        rects.push_back(Json::Array{box.x, box.y, box.width, box.height});
    return Json::Object{{"rects", std::move(rects)}};
}

Json rowJson(const RecipeRow& row)
{
    Json json;
    json.set("uid", hexOf(row.uid.value));
    json.set("type", row.type);
    json.set("ver", row.version);
    if (!row.on)
        json.set("on", false);
    if (row.salt != 0)
        json.set("salt", std::int64_t{row.salt});
    if (row.pin)
        json.set("pin", std::to_string(*row.pin));
    if (!row.where.isEverywhere())
        json.set("where", whereJson(row.where));
    if (!row.parameters.as<Json::Object>()->empty())
        json.set("p", row.parameters);
    if (!row.label.empty())
        json.set("label", row.label);
    if (!row.note.empty())
        json.set("note", row.note);
    return json;
}

Json recipesJson(const std::vector<Recipe>& recipes)
{
    Json::Object json;
    for (const Recipe& recipe : recipes) {
        Json::Array rows;
        for (const RecipeRow& row : recipe.rows)
            rows.push_back(rowJson(row));
        json.emplace_back(recipe.name, std::move(rows));
    }
    return json;
}

Json groupsJson(const std::vector<EditGroup>& groups)
{
    Json::Array result;
    for (const EditGroup& group : groups) {
        Json json;
        json.set("id", group.id);
        if (!group.label.empty())
            json.set("label", group.label);
        if (group.locked)
            json.set("locked", true);
        result.push_back(std::move(json));
    }
    return result;
}

Json editsJson(const DungeonLevel& level, const Catalogue& catalogue)
{
    EditSpans spans(catalogue);
    for (const auto& [index, edit] : level.tileEdits) {
        const auto [x, y] = cellAt(index, level.tiles.width());
        spans.add(x, y, edit);
    }
    Json::Array edits = spans.taken();
    for (const ThingEdit& edit : level.thingEdits) {
        Json json;
        json.set(edit.added ? "add" : "remove", placementJson(edit.thing, catalogue));
        json.set("group", edit.group);
        edits.push_back(std::move(json));
    }
    return edits;
}

Json outsideJson(const DungeonLevel& level, const Catalogue& catalogue)
{
    EditSpans spans(catalogue);
    for (const OutsideEdit& each : level.outsideEdits)
        spans.add(each.x, each.y, each.edit);
    return spans.taken();
}

void addOverrides(Json& json, const DungeonLevel& level)
{
    if (!level.parameters.empty()) {
        Json::Object set;
        for (const auto& [uid, parameters] : level.parameters)
            set.emplace_back(hexOf(uid.value), parameters);
        json.set("set", std::move(set));
    }
    if (!level.mutedRows.empty()) {
        Json::Array off;
        for (const Uid uid : level.mutedRows)
            off.push_back(hexOf(uid.value));
        json.set("off", std::move(off));
    }
    if (!level.extraRows.empty()) {
        Json::Array extra;
        for (const ExtraRow& row : level.extraRows) {
            Json at;
            at.set("after", hexOf(row.after.value));
            at.set("row", rowJson(row.row));
            extra.push_back(std::move(at));
        }
        json.set("extra", std::move(extra));
    }
}

// None of them is there yet, but for the schema's name.
void addMembers(Json& json, const Json& members)
{
    std::ranges::copy_if(
        *members.as<Json::Object>(), std::back_inserter(*json.as<Json::Object>()),
        [&](const Json::Member& member) { return member.first != kSchemaMember || !json.find(kSchemaMember); });
}

Json levelJson(const Dungeon& dungeon, const DungeonLevel& level, std::uint64_t hash)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    Json json;
    json.set("uid", hexOf(level.uid.value));
    json.set("name", level.name);
    addLevelTexts(json, level.texts);
    if (level.seed)
        json.set("seed", std::to_string(*level.seed));
    if (!level.recipe.empty())
        json.set("recipe", level.recipe);
    if (!level.theme.empty())
        json.set("theme", level.theme);
    addOverrides(json, level);
    if (!level.editGroups.empty())
        json.set("groups", groupsJson(level.editGroups));
    if (!level.tileEdits.empty() || !level.thingEdits.empty())
        json.set("edits", editsJson(level, catalogue));
    if (!level.outsideEdits.empty())
        json.set("outside", outsideJson(level, catalogue));
    json.set("rows", tileRows(level.tiles, signsOfTiles(catalogue)));
    Json::Array things;
    for (const Placement& thing : level.things)
        things.push_back(placementJson(thing, catalogue));
    json.set("entities", std::move(things));
    addScript(json, *level.script);
    if (!level.placed.empty())
        json.set("placed", placedJson(level.placed));
    addMuted(json, level.mutedEvents);
    json.set("hash", hexOf(hash));
    addMembers(json, level.unknown);
    return json;
}

Json linksJson(const std::vector<Link>& links)
{
    Json::Array result;
    for (const Link& link : links) {
        Json json;
        json.set("from", placeJson(link.from));
        json.set("to", placeJson(link.to));
        if (link.oneWay)
            json.set("oneWay", true);
        if (link.row)
            json.set("row", hexOf(link.row.value));
        result.push_back(std::move(json));
    }
    return result;
}

// The signs of all tiles, and what each tile is, so that a reader needs no catalogue.
void addLegend(Json& json, const Catalogue& catalogue)
{
    Json::Object legend;
    Json::Object tiles;
    for (const TileKind& kind : catalogue.tiles()) {
        legend.emplace_back(std::string(1, kind.sign), kind.id);
        Json tile;
        tile.set("walkable", kind.walkable);
        tile.set("opaque", kind.opaque);
        tile.set("diggable", kind.diggable());
        tiles.emplace_back(kind.id, std::move(tile));
    }
    json.set("legend", std::move(legend));
    json.set("tiles", std::move(tiles));
}

// Writes a value with `depth` layers of it broken into lines, as far as they hold anything.
void printLines(std::string& out, const Json& json, int depth, std::size_t indent)
{
    const auto* array = json.as<Json::Array>();
    const auto* object = json.as<Json::Object>();
    const std::size_t count = array ? array->size() : object ? object->size() : 0;
    if (depth == 0 || count == 0) {
        json.appendTo(out);
        return;
    }
    out += array ? '[' : '{';
    for (std::size_t i = 0; i < count; ++i) {
        out += i > 0 ? ",\n" : "\n";
        out.append(indent + 2, ' ');
        if (object)
            out += cave::quoted((*object)[i].first) + ": ";
        printLines(out, array ? (*array)[i] : (*object)[i].second, depth - 1, indent + 2);
    }
    out += '\n';
    out.append(indent, ' ');
    out += array ? ']' : '}';
}

// How many layers of a top-level member have lines of their own: a tile, a recipe's row, a row of content.
int layersOf(std::string_view key)
{
    constexpr std::pair<std::string_view, int> kLayers[]{{"tiles", 1}, {"recipes", 2}, {"pieces", 3}, {"content", 2},
                                                         {"links", 1}, {"marks", 1},   {"events", 1}};
    for (const auto& [name, layers] : kLayers)
        if (name == key)
            return layers;
    return 0;
}

// One at a time, as the rows of all would take as much memory again.
void printLevels(std::string& out, const Dungeon& dungeon, const Progress& progress)
{
    constexpr int kLayers = 2; // its members, and the rows among them
    const std::vector<std::uint64_t> hashes = levelHashes(dungeon);
    out += '[';
    for (std::size_t z = 0; z < hashes.size(); ++z) {
        out += z > 0 ? ",\n    " : "\n    ";
        printLines(out, levelJson(dungeon, dungeon.levels[z], hashes[z]), kLayers, 4);
        if (progress && !progress(static_cast<int>(z) + 1, dungeon.depth()))
            return;
    }
    out += "\n  ]";
}

// Rules that programs of version 1 do not know.
bool hasLaterRules(const Rules& rules)
{
    const bool isNamedDamage = rules.damage == DamageFormula::Dice || rules.damage == DamageFormula::Difference;
    return !rules.parts.empty() || rules.ownGrowth || rules.isStillElsewhere || !isNamedDamage ||
           !rules.texts.instead.empty() || !rules.identify.empty() || !rules.origins.empty() || rules.loudness ||
           rules.hunters || rules.wholeIn;
}

// All members, of which "levels" is still empty.
Json frameJson(const Dungeon& dungeon)
{
    Json json;
    if (const Json* schema = dungeon.unknown.find(kSchemaMember))
        json.set(kSchemaMember, *schema); // where editors of text look for it
    json.set("format", kDungeonFormat);
    json.set("version", hasEvents(dungeon) || hasLaterRules(dungeon.rules) ? kDungeonVersion : 1);
    json.set("name", dungeon.name);
    json.set("author", dungeon.author);
    json.set("description", dungeon.description);
    if (dungeon.edition) {
        Json edition;
        edition.set("of", dungeon.edition->of);
        edition.set("name", dungeon.edition->name);
        json.set("edition", std::move(edition));
    }
    json.set("seed", std::to_string(dungeon.seed));
    json.set("rng", kRandomVersion);
    json.set("width", dungeon.width);
    json.set("height", dungeon.height);
    json.set("depth", dungeon.depth());
    json.set("rules", rulesJson(dungeon.rules));
    if (dungeon.start) {
        Json start = placeJson(dungeon.start->at);
        if (dungeon.start->byHand)
            start.set("byHand", true);
        json.set("start", std::move(start));
    }
    addLegend(json, *dungeon.catalogue);
    json.set("recipes", recipesJson(dungeon.recipes));
    if (!dungeon.pieces.empty())
        json.set("pieces", piecesJson(dungeon.pieces, *dungeon.catalogue));
    json.set("content", dungeon.content);
    addScript(json, *dungeon.script);
    json.set("levels", Json::Array{});
    json.set("links", linksJson(dungeon.links));
    addMembers(json, dungeon.unknown);
    return json;
}

} // namespace

Json dungeonJson(const Dungeon& dungeon)
{
    const std::vector<std::uint64_t> hashes = levelHashes(dungeon);
    Json::Array levels;
    for (std::size_t z = 0; z < hashes.size(); ++z)
        levels.push_back(levelJson(dungeon, dungeon.levels[z], hashes[z]));
    Json json = frameJson(dungeon);
    json.set("levels", std::move(levels));
    return json;
}

std::string writeDungeon(const Dungeon& dungeon, const Progress& progress)
{
    const Json json = frameJson(dungeon);
    // Rows are nearly all of a large file; an eighth for the rest. Growing would copy all that is there.
    constexpr std::size_t kAroundRow = 12; // spaces, quotes, comma and line feed
    const std::size_t line = static_cast<std::size_t>(dungeon.width) + kAroundRow;
    const std::size_t rows = static_cast<std::size_t>(dungeon.height) * dungeon.levels.size() * line;
    std::string out;
    out.reserve(rows + rows / 8);
    out += "{\n";
    for (const auto& [key, value] : *json.as<Json::Object>()) {
        if (out.size() > 2)
            out += ",\n";
        out += "  " + cave::quoted(key) + ": ";
        if (key == "levels" && !dungeon.levels.empty())
            printLevels(out, dungeon, progress);
        else
            printLines(out, value, layersOf(key), 2);
    }
    out += "\n}\n";
    return out; // not the reference that += gives, which would be copied
}

} // namespace cave
