// SPDX-License-Identifier: MIT
#include "core/save/level_reader.h"

#include "core/content/kind_rows.h"
#include "core/content/limits.h"
#include "core/content/runes/rune_rows.h"
#include "core/generate/pass.h"
#include "core/save/event_json.h"
#include "core/save/parts/texts_json.h"
#include "core/save/placed_json.h"
#include "core/save/tile_rows.h"

#include <algorithm>
#include <limits>
#include <set>

namespace cave {

namespace {

constexpr int kMostGroups = std::numeric_limits<int>::max() / 2;

Where readWhere(const JsonCursor& at)
{
    at.allowOnly({"rects", "tag"});
    Where where;
    if (const auto tag = at.find("tag"))
        where.tag = tag->id();
    if (const auto rects = at.find("rects"))
        for (const JsonCursor& rect : rects->items()) {
            const auto numbers = rect.items();
            if (numbers.size() != 4) {
                rect.fail({CAVE_TEXT("errors", "A rectangle is [x, y, width, height].")});
                break;
            }
            const auto side = [&](std::size_t i, int low) {
                return static_cast<int>(numbers[i].integer(low, kMaxSide));
            };
            where.boxes.push_back({side(0, 0), side(1, 0), side(2, 1), side(3, 1)});
        }
    if (where.boxes.empty() == where.tag.empty())
        at.fail({CAVE_TEXT("errors", "This must hold either \"rects\" or \"tag\".")});
    return where;
}

// A row of a type that this program does not know is kept as it is; the level then shows what is stored.
RecipeRow readRecipeRow(const JsonCursor& at, const Catalogue& catalogue)
{
    at.allowOnly({"uid", "type", "ver", "on", "salt", "pin", "where", "p", "label", "note"});
    RecipeRow row;
    row.uid = at["uid"].uid();
    row.type = at["type"].id();
    if (const auto version = at.find("ver"))
        row.version = static_cast<int>(version->integer(1, 65535));
    if (const auto on = at.find("on"))
        row.on = on->flag();
    if (const auto salt = at.find("salt"))
        row.salt = static_cast<std::uint32_t>(salt->integer(0, std::numeric_limits<std::uint32_t>::max()));
    if (const auto pin = at.find("pin"))
        row.pin = pin->seed();
    if (const auto where = at.find("where"))
        row.where = readWhere(*where);
    if (const auto parameters = at.find("p")) {
        parameters->members(); // must be an object
        row.parameters = parameters->json();
        if (const Pass* pass = findPass(row.type, row.version))
            checkParameters(*parameters, pass->type, pass->parameters, catalogue);
    }
    if (const auto label = at.find("label"))
        row.label = label->text();
    if (const auto note = at.find("note"))
        row.note = note->text();
    return row;
}

Belonging readBelonging(const JsonCursor& at, KindTable table, const Catalogue& catalogue)
{
    Belonging belongs;
    if (const auto side = at.find("side")) {
        belongs.side = side->id();
        if (!catalogue.findFaction(belongs.side))
            side->fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {belongs.side}});
    }
    if (const auto captive = at.find("captive"))
        belongs.isCaptive = captive->flag();
    if (table == KindTable::Item && (belongs.isCaptive || !belongs.side.empty()))
        at.fail({CAVE_TEXT("errors", "Only a creature has a side or is captive.")});
    return belongs;
}

Placement readPlacement(const JsonCursor& at, const Catalogue& catalogue)
{
    at.allowOnly({"kind", "x", "y", "row", "opens", "levels", "group", "placed", "side", "captive", "carries", "asleep",
                  "far", "enchant", "rune", "price"});
    const ThingKind kind = readThingKind(at["kind"], catalogue);
    Placement thing{kind.table, kind.kind, readCoordinate(at["x"]), readCoordinate(at["y"]), {}};
    if (kind.table == KindTable::Item && !at.failed())
        refuseLook(at["kind"], catalogue.item(kind.kind));
    if (const auto row = at.find("row"))
        thing.row = row->uid();
    if (const auto levels = at.find("levels"))
        thing.levels = static_cast<int>(levels->integer(0, kMostLevels));
    if (const auto opens = at.find("opens")) {
        opens->allowOnly({"level", "x", "y"});
        thing.opens = readPlace(*opens);
    }
    if (const auto group = at.find("group"))
        thing.group = group->id();
    if (const auto placed = at.find("placed"))
        thing.placed = placed->uid();
    thing.belongs = readBelonging(at, thing.table, catalogue);
    if (const auto carries = at.find("carries")) {
        thing.carries = catalogue.findItem(carries->text());
        if (!thing.carries || thing.table != KindTable::Creature)
            carries->fail({CAVE_TEXT("errors", "Only a creature carries something, and only an item.")});
        else
            refuseLook(*carries, catalogue.item(*thing.carries));
    }
    const auto readFlag = [&](std::string_view key, bool& flag) {
        const auto member = at.find(key);
        flag = member && member->flag();
        if (flag && thing.table != KindTable::Creature)
            member->fail({CAVE_TEXT("errors", "Only a creature is asleep or far from home.")});
    };
    readFlag("asleep", thing.isAsleep);
    readFlag("far", thing.isFar);
    if (const auto enchant = at.find("enchant")) {
        thing.enchant = static_cast<int>(enchant->integer(-kMostEnchanted, kMostEnchanted));
        if (!at.failed() && (thing.table != KindTable::Item || !canBeEnchanted(catalogue.item(thing.kind))))
            enchant->fail({CAVE_TEXT("errors", "Only gear and wands are better or worse than their kind.")});
    }
    if (const auto rune = at.find("rune")) {
        if (thing.table != KindTable::Item)
            rune->fail({CAVE_TEXT("errors", "Only gear bears a rune.")});
        else if (!at.failed() && readRuneOn(*rune, catalogue, catalogue.item(thing.kind)))
            thing.rune = rune->id();
    }
    if (const auto price = at.find("price")) {
        thing.price = static_cast<int>(price->integer(0, kMostPrice));
        if (!at.failed() && (thing.table != KindTable::Item || !canHavePrice(catalogue.item(thing.kind))))
            price->fail({CAVE_TEXT("errors", "Only an item that can be taken has a price, and coins have none.")});
    }
    return thing;
}

class LevelReader {
public:
    LevelReader(const JsonCursor& at, const LevelFrame& frame) : m_at(at), m_frame(frame) {}

    DungeonLevel read();

private:
    void readTheme(const JsonCursor& theme);
    void readOverrides();
    void readGroups(const JsonCursor& groups);
    void readEdit(const JsonCursor& edit);
    void readSpan(const JsonCursor& edit);
    void readOutside(const JsonCursor& spans);
    template <typename Take>
    void readCells(const JsonCursor& edit, Take take) const;
    TileId tileAt(const JsonCursor& signs, std::size_t index) const;
    void readMuted(const JsonCursor& muted);
    void keepUnknown();

    const JsonCursor& m_at;
    const LevelFrame& m_frame;
    DungeonLevel m_level;
};

constexpr std::array<std::string_view, 20> kLevelMembers{
    "theme",  "arrival", "signs",   "uid",  "name",     "seed", "recipe", "set",    "off",  "extra",
    "groups", "edits",   "outside", "rows", "entities", "hash", "marks",  "events", "mute", "placed"};

DungeonLevel LevelReader::read()
{
    m_level.uid = m_at["uid"].uid();
    if (const auto name = m_at.find("name"))
        m_level.name = name->text();
    m_level.texts = readLevelTexts(m_at, m_frame.width, m_frame.height);
    if (const auto seed = m_at.find("seed"))
        m_level.seed = seed->seed();
    if (const auto recipe = m_at.find("recipe"))
        m_level.recipe = recipe->id();
    if (const auto theme = m_at.find("theme"))
        readTheme(*theme);
    m_level.tiles = readTileRows(m_at["rows"], m_frame.width, m_frame.height, m_frame.legend);
    readOverrides();
    if (const auto groups = m_at.find("groups"))
        readGroups(*groups);
    if (const auto edits = m_at.find("edits"))
        for (const JsonCursor& edit : edits->items())
            readEdit(edit);
    if (const auto outside = m_at.find("outside"))
        readOutside(*outside);
    sortThingEdits(m_level.thingEdits);
    if (const auto things = m_at.find("entities"))
        for (const JsonCursor& thing : things->items())
            m_level.things.push_back(readPlacement(thing, m_frame.catalogue));
    sortThings(m_level.things);
    m_level.script =
        readScript(m_at, {.of = EventScope::Of::Level, .catalogue = m_frame.catalogue, .dungeonMarks = &m_frame.marks});
    if (const auto placed = m_at.find("placed"))
        m_level.placed = readPlaced(*placed);
    if (const auto muted = m_at.find("mute"))
        readMuted(*muted);
    if (const auto hash = m_at.find("hash"))
        hash->hash();
    keepUnknown();
    return std::move(m_level);
}

void LevelReader::readTheme(const JsonCursor& theme)
{
    m_level.theme = theme.id();
    if (!theme.failed() && !m_frame.catalogue.findTheme(m_level.theme))
        theme.fail({CAVE_TEXT("errors", "No theme is called \"%1\"."), {m_level.theme}});
}

void LevelReader::readOverrides()
{
    std::set<Uid> seen;
    if (const auto set = m_at.find("set")) {
        for (const auto& [uid, parameters] : set->members()) {
            const auto value = parseHex(uid);
            if (!value || *value == 0)
                parameters.fail({CAVE_TEXT("errors", "This must stand under the uid of a recipe row.")});
            parameters.members(); // must be an object
            m_level.parameters.emplace_back(Uid{value.value_or(0)}, parameters.json());
        }
    }
    if (const auto off = m_at.find("off")) {
        for (const JsonCursor& uid : off->items()) {
            m_level.mutedRows.push_back(uid.uid());
            if (!seen.insert(m_level.mutedRows.back()).second)
                failTwice(uid);
        }
    }
    seen.clear();
    if (const auto extra = m_at.find("extra")) {
        for (const JsonCursor& at : extra->items()) {
            at.allowOnly({"after", "row"});
            m_level.extraRows.push_back({at["after"].uid(), readRecipeRow(at["row"], m_frame.catalogue)});
            if (!seen.insert(m_level.extraRows.back().row.uid).second)
                failTwice(at["row"]["uid"]);
        }
    }
}

void LevelReader::readGroups(const JsonCursor& groups)
{
    for (const JsonCursor& at : groups.items()) {
        at.allowOnly({"id", "label", "locked"});
        EditGroup group{static_cast<int>(at["id"].integer(0, kMostGroups)), {}, false};
        if (const auto label = at.find("label"))
            group.label = label->text();
        if (const auto locked = at.find("locked"))
            group.locked = locked->flag();
        if (!m_level.editGroups.empty() && m_level.editGroups.back().id >= group.id)
            at.fail({CAVE_TEXT("errors", "Groups must stand in ascending order of their id.")});
        m_level.editGroups.push_back(std::move(group));
    }
}

void LevelReader::readEdit(const JsonCursor& edit)
{
    const auto group = edit.find("group");
    const int number = group ? static_cast<int>(group->integer(0, kMostGroups)) : 0;
    const auto add = edit.find("add");
    const auto remove = edit.find("remove");
    if (!add && !remove)
        return readSpan(edit);
    edit.allowOnly({add ? "add" : "remove", "group"});
    m_level.thingEdits.push_back({add.has_value(), readPlacement(add ? *add : *remove, m_frame.catalogue), number});
}

// Calls take(number of the cell in the span, its edit).
template <typename Take>
void LevelReader::readCells(const JsonCursor& edit, Take take) const
{
    const JsonCursor was = edit["was"];
    const JsonCursor now = edit["now"];
    const auto base = edit.find("base");
    if (base && base->text().size() != was.text().size())
        base->fail({CAVE_TEXT("errors", "\"base\" must hold as many cells as \"was\".")});
    const auto group = edit.find("group");
    const int number = group ? static_cast<int>(group->integer(0, kMostGroups)) : 0;
    if (edit.failed())
        return;
    for (std::size_t i = 0; i < was.text().size(); ++i) {
        TileEdit made{tileAt(was, i), tileAt(now, i), number};
        if (base && tileAt(*base, i) != made.was)
            made.base = tileAt(*base, i);
        take(i, made);
    }
}

void LevelReader::readSpan(const JsonCursor& edit)
{
    edit.allowOnly({"x", "y", "was", "now", "base", "group"});
    const int x = static_cast<int>(edit["x"].integer(0, m_frame.width - 1));
    const int y = static_cast<int>(edit["y"].integer(0, m_frame.height - 1));
    const std::size_t length = edit["was"].text().size();
    if (length == 0 || length != edit["now"].text().size() || length > static_cast<std::size_t>(m_frame.width - x))
        edit.fail(
            {CAVE_TEXT("errors", "\"was\" and \"now\" must hold the same number of cells and fit into the level.")});
    if (edit.failed())
        return;
    const std::size_t first = m_level.tiles.index(x, y);
    readCells(edit, [&](std::size_t cell, const TileEdit& made) {
        if (!m_level.tileEdits.emplace(first + cell, made).second)
            edit.fail({CAVE_TEXT("errors", "Two hand edits are about the same cell.")});
    });
}

// What lies inside, as it may once a map has grown elsewhere, counts as any other hand edit.
void LevelReader::readOutside(const JsonCursor& spans)
{
    for (const JsonCursor& edit : spans.items()) {
        edit.allowOnly({"x", "y", "was", "now", "base", "group"});
        const int x = readCoordinate(edit["x"]);
        const int y = readCoordinate(edit["y"]);
        const std::size_t length = edit["was"].text().size();
        if (length == 0 || length != edit["now"].text().size() || length > static_cast<std::size_t>(kMaxSide))
            edit.fail({CAVE_TEXT("errors", "\"was\" and \"now\" must hold the same number of cells.")});
        if (edit.failed())
            return;
        readCells(edit, [&](std::size_t cell, const TileEdit& made) {
            const int column = x + static_cast<int>(cell);
            if (!m_level.tiles.contains(column, y))
                m_level.outsideEdits.push_back({column, y, made});
            else if (!m_level.tileEdits.emplace(m_level.tiles.index(column, y), made).second)
                edit.fail({CAVE_TEXT("errors", "Two hand edits are about the same cell.")});
        });
    }
    const auto cellOf = [](const OutsideEdit& edit) { return std::pair(edit.y, edit.x); };
    std::ranges::sort(m_level.outsideEdits, {}, cellOf);
    if (std::ranges::adjacent_find(m_level.outsideEdits, {}, cellOf) != m_level.outsideEdits.end())
        spans.fail({CAVE_TEXT("errors", "Two hand edits are about the same cell.")});
}

TileId LevelReader::tileAt(const JsonCursor& signs, std::size_t index) const
{
    const auto byte = static_cast<unsigned char>(signs.text()[index]);
    if (byte < m_frame.legend.size() && m_frame.legend[byte])
        return *m_frame.legend[byte];
    signs.fail({CAVE_TEXT("errors", "Cell %1 holds a character that is not in the legend."),
                {static_cast<std::int64_t>(index)}});
    return 0;
}

void LevelReader::readMuted(const JsonCursor& muted)
{
    for (const JsonCursor& each : muted.items()) {
        each.allowOnly({"placed", "event"});
        m_level.mutedEvents.push_back({each["placed"].uid(), each["event"].uid()});
    }
}

void LevelReader::keepUnknown() { m_level.unknown = unknownMembers(m_at, kLevelMembers); }

} // namespace

std::vector<RecipeRow> readRecipeRows(const JsonCursor& rows, const Catalogue& catalogue)
{
    std::vector<RecipeRow> result;
    std::set<Uid> seen;
    for (const JsonCursor& row : rows.items()) {
        result.push_back(readRecipeRow(row, catalogue));
        if (!seen.insert(result.back().uid).second)
            failTwice(row["uid"]);
    }
    return result;
}

std::vector<Recipe> readRecipes(const JsonCursor& recipes, const Catalogue& catalogue)
{
    std::vector<Recipe> result;
    for (const auto& [name, rows] : recipes.members()) {
        if (!isId(name))
            rows.fail({CAVE_TEXT("errors",
                                 "A recipe's name must be an id: a small letter, then small letters, digits and _.")});
        result.push_back({name, readRecipeRows(rows, catalogue)});
    }
    return result;
}

DungeonLevel readLevel(const JsonCursor& level, const LevelFrame& frame) { return LevelReader(level, frame).read(); }

Place readPlace(const JsonCursor& at) { return {at["level"].uid(), readCoordinate(at["x"]), readCoordinate(at["y"])}; }

int readCoordinate(const JsonCursor& coordinate)
{
    return static_cast<int>(coordinate.integer(-kMaxSide, 2 * kMaxSide));
}

} // namespace cave
