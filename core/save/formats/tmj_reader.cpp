// SPDX-License-Identifier: MIT
#include "core/base/box.h"
#include "core/base/utf8.h"
#include "core/content/catalogue.h"
#include "core/save/checks.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmj_layers.h"
#include "core/save/formats/tmj_places.h"
#include "core/save/formats/tmj_tilesets.h"
#include "core/save/tile_rows.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <limits>
#include <map>
#include <numbers>
#include <set>

namespace cave {

namespace {

constexpr JsonLimits kMapLimits{.values = 8'000'000};
constexpr int kLargestTile = 4096;            // in pixels
constexpr std::size_t kShownOfName = 40;
constexpr char kUnsaid = '\x01'; // ground that nobody has said anything of: the map is refused
// What properties hold is parsed once more, so the limits of the map do not bound it.
constexpr std::size_t kMostProperties = 1000;
constexpr std::size_t kMostPropertyText = std::size_t{64} << 20; // of the whole map

std::string withoutControls(std::string text)
{
    std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    return text;
}

// Pixels may have a fraction where a thing was moved by hand.
double pixels(const JsonCursor& at)
{
    constexpr double kFarthest = 4.0 * kMaxSide * kLargestTile;
    double value = 0;
    if (const auto* whole = at.json().as<std::int64_t>())
        value = static_cast<double>(*whole);
    else if (const auto* fraction = at.json().as<Json::Fraction>())
        std::from_chars(fraction->text.data(), fraction->text.data() + fraction->text.size(), value);
    else
        at.fail({CAVE_TEXT("errors", "This must be a number.")});
    if (!(std::abs(value) <= kFarthest))
        at.fail({CAVE_TEXT("errors", "This lies too far away.")});
    return at.failed() ? 0 : value;
}

// Wherever it stands as a value.
void replaceText(Json& json, const std::string& text, const std::string& by)
{
    if (json == Json(text))
        json = by;
    if (auto* array = json.as<Json::Array>())
        for (Json& item : *array)
            replaceText(item, text, by);
    if (auto* object = json.as<Json::Object>())
        for (auto& [key, member] : *object)
            replaceText(member, text, by);
}

bool isCell(const ForeignKind& kind) { return kind.of == ForeignKind::Of::Cell; }

// Tiled shows what is in the layer elsewhere than its cells say.
void checkOffset(const JsonCursor& layer)
{
    for (const char* key : {"offsetx", "offsety"})
        if (const auto offset = layer.find(key); offset && pixels(*offset) != 0)
            offset->fail(
                {CAVE_TEXT("errors", "This layer is shifted. Set its offset to 0 in Tiled, and move what is in "
                                     "it instead.")});
}

class TmjReader {
public:
    TmjReader(const Json& map, const Beside& beside) : m_top(map, m_problem), m_beside(beside), m_layers(m_top) {}

    Result<Json> dungeon();
    Result<ForeignKinds> foreignKinds(); ///< instead of it

private:
    using Rows = std::vector<std::string>;

    // What the number of a tile stands for in cells: a sign for ground, or a thing that stands there. Neither: what
    // lies beneath stays.
    struct Painted {
        char sign = '\0';
        std::string thing;
        std::int64_t cells = 0;
        bool isForeign = false; // by no id of ours
    };
    struct FoundThing {
        std::string kind;
        ForeignKind foreign;
    };
    struct Point { // in pixels
        double x = 0;
        double y = 0;
    };
    struct StartCell {
        std::size_t level = 0;
        int x = 0;
        int y = 0;
    };

    void readHead();
    void readLevels();
    Json readProperties(const JsonCursor& of, const tmj::Scope& scope);
    Json propertyValue(const std::string& name, const JsonCursor& at, const tmj::Scope& scope);
    std::vector<JsonCursor> levelGroups() const;
    Json readLevel(const JsonCursor& group, std::size_t index);
    void readLayers(const JsonCursor& layers, Rows& rows, Json::Array& things);
    void readCells(const JsonCursor& layer, Rows& rows, Json::Array& things);
    Json writtenRows(const JsonCursor& group, Rows& rows);
    Point placeOf(const JsonCursor& object, std::uint32_t cell) const;
    void addObject(const JsonCursor& object, Json::Array& things);
    std::string ownThing(const JsonCursor& object, std::uint32_t cell) const;
    std::string foreignThing(const JsonCursor& object, std::uint32_t cell);
    Painted& paintedBy(const JsonCursor& layer, std::uint32_t cell);
    void paintForeign(const JsonCursor& layer, std::uint32_t cell, Painted& painted);
    char signOfType(const JsonCursor& layer, const std::string& type);
    void giveUids();
    void setStart();
    ForeignKinds allForeign() const;
    void refuseUnsaid();
    bool failed() const { return m_problem.has_value(); }

    std::optional<Error> m_problem;
    JsonCursor m_top;
    const Beside& m_beside;
    std::shared_ptr<const Catalogue> m_catalogue = Catalogue::builtIn();
    bool m_isForeign = false; // somebody else's map
    Json m_dungeon;
    tmj::TileLayers m_layers;
    Box m_box; // of the dungeon in the map
    int m_tileWidth = 1;
    int m_tileHeight = 1;
    tmj::Tilesets m_tilesets;
    std::map<std::uint32_t, Painted> m_painted; // by the numbers met so far
    std::map<std::string, FoundThing> m_things; // of a map that is somebody else's, by their names
    std::int64_t m_emptyCells = 0; // likewise
    std::optional<StartCell> m_start; // likewise; the first, where several levels have one
    Json::Array m_levels;
    std::size_t m_propertyText = 0; // bytes read
};

Result<Json> TmjReader::dungeon()
{
    readHead();
    readLevels();
    if (!failed())
        refuseUnsaid();
    if (failed())
        return std::unexpected(std::move(*m_problem));
    giveUids();
    setStart();
    m_dungeon.set("depth", static_cast<std::int64_t>(m_levels.size()));
    m_dungeon.set("levels", std::move(m_levels));
    return std::move(m_dungeon);
}

Result<ForeignKinds> TmjReader::foreignKinds()
{
    readHead();
    if (m_isForeign)
        readLevels();
    if (failed())
        return std::unexpected(std::move(*m_problem));
    ForeignKinds all = allForeign();
    if (m_emptyCells == 0 && std::ranges::any_of(all, isCell))
        all.push_back({ForeignKind::Of::EmptyCell}); // if such cells are left out
    return all;
}

void TmjReader::readLevels()
{
    if (!failed())
        if (auto problem = m_tilesets.read(m_top["tilesets"], m_beside.folder); problem && !failed())
            m_problem = std::move(problem);
    const std::vector<JsonCursor> groups = levelGroups();
    const auto depth = static_cast<std::int64_t>(groups.size());
    if (depth > kMaxDepth)
        m_top["layers"].fail({CAVE_TEXT("errors", "A dungeon of %1 levels cannot be made: it has 1 to %2."),
                              {depth, std::int64_t{kMaxDepth}}});
    if (std::int64_t{m_box.width} * m_box.height * depth > kMaxCells)
        m_top.fail({CAVE_TEXT("errors", "%1 x %2 cells on %3 levels are too many: together they may hold %4."),
                    {std::int64_t{m_box.width}, std::int64_t{m_box.height}, depth, kMaxCells}});
    for (std::size_t i = 0; i < groups.size() && !failed(); ++i)
        m_levels.push_back(readLevel(groups[i], i));
}

void TmjReader::readHead()
{
    const auto orientation = m_top.find("orientation");
    if (!orientation || orientation->json() != Json("orthogonal"))
        m_top.fail({CAVE_TEXT("errors", "This is no map of Tiled with square cells (\"orthogonal\").")});
    m_tileWidth = static_cast<int>(m_top["tilewidth"].integer(1, kLargestTile));
    m_tileHeight = static_cast<int>(m_top["tileheight"].integer(1, kLargestTile));
    if (!failed())
        m_box = m_layers.extent();
    if (failed())
        return;
    m_dungeon = Json::Object{{"format", kDungeonFormat}, {"version", kDungeonVersion}, {"name", ""}, {"seed", "1"},
                             {"rng", kRandomVersion},    {"legend", Json::Object{}}};
    const Json members = readProperties(m_top, tmj::kDungeon);
    const Json* format = members.find("format");
    m_isForeign = !format || *format != Json(kDungeonFormat);
    if (m_isForeign)
        m_dungeon.set("name", m_beside.name);
    else
        for (const auto& [key, value] : *members.as<Json::Object>())
            m_dungeon.set(key, value);
    m_dungeon.set("width", m_box.width);
    m_dungeon.set("height", m_box.height);
    if (!m_dungeon.find("legend")->as<Json::Object>())
        m_top.fail({CAVE_TEXT("errors", "The property \"%1\" must hold an object in { }."), {std::string("legend")}});
    tmj::moveDungeonPlaces(m_dungeon, -m_box.x, -m_box.y);
}

Json TmjReader::readProperties(const JsonCursor& of, const tmj::Scope& scope)
{
    Json members = Json::Object{};
    const auto properties = of.find("properties");
    if (!properties)
        return members;
    const std::vector<JsonCursor> items = properties->items();
    if (items.size() > kMostProperties)
        properties->fail({CAVE_TEXT("errors", "%1 properties are too many: %2 can be read."),
                          {static_cast<std::int64_t>(items.size()), static_cast<std::int64_t>(kMostProperties)}});
    for (const JsonCursor& at : items)
        if (const std::string& name = at["name"].text(); !failed() && !scope.isElsewhere(name))
            members.set(name, propertyValue(name, at["value"], scope));
    return members;
}

Json TmjReader::propertyValue(const std::string& name, const JsonCursor& at, const tmj::Scope& scope)
{
    const auto* text = at.json().as<std::string>();
    if (!text || scope.isText(name))
        return at.json();
    m_propertyText += text->size();
    if (m_propertyText > kMostPropertyText) {
        at.fail({CAVE_TEXT("errors", "The properties of this map hold too much text.")});
        return {};
    }
    auto parsed = parseJson(*text);
    return parsed ? *parsed : at.json(); // a text that was added in Tiled
}

// A map without groups is one level. In somebody else's, groups may be beside other layers: then they are no levels.
std::vector<JsonCursor> TmjReader::levelGroups() const
{
    std::vector<JsonCursor> groups;
    if (failed())
        return groups;
    const std::vector<JsonCursor> layers = m_top["layers"].items();
    const auto isGroup = [](const JsonCursor& layer) { return layer["type"].text() == "group"; };
    std::ranges::copy_if(layers, std::back_inserter(groups), isGroup);
    if (groups.empty() || (m_isForeign && groups.size() < layers.size()))
        return {m_top};
    if (const auto stray = std::ranges::find_if_not(layers, isGroup); stray != layers.end())
        stray->fail({CAVE_TEXT("errors", "In a map with groups, which are its levels, each layer must lie in one.")});
    return groups;
}

Json TmjReader::readLevel(const JsonCursor& group, std::size_t index)
{
    const bool isWholeMap = group.path().empty();
    Json level = isWholeMap || m_isForeign ? Json(Json::Object{}) : readProperties(group, tmj::kLevel);
    if (!level.find("name"))
        level.set("name", isWholeMap ? "Level " + std::to_string(index + 1) : withoutControls(group["name"].text()));
    std::erase_if(*level.as<Json::Object>(), [](const Json::Member& member) { return member.first == "z"; });
    tmj::moveLevelPlaces(level, -m_box.x, -m_box.y);
    checkOffset(group);
    Rows rows(static_cast<std::size_t>(m_box.height), std::string(static_cast<std::size_t>(m_box.width), '\0'));
    Json::Array things;
    readLayers(group["layers"], rows, things);
    level.set("rows", writtenRows(group, rows));
    level.set("entities", std::move(things));
    return level;
}

Json TmjReader::writtenRows(const JsonCursor& group, Rows& rows)
{
    const std::string* empty =
        m_isForeign ? saidKind(m_beside.kinds, ForeignKind::Of::EmptyCell, {}, *m_catalogue) : nullptr;
    const char emptySign = empty ? signOfType(group, *empty) : '\0';
    Json::Array written;
    for (std::string& row : rows) {
        if (const std::size_t x = row.find('\0'); x != std::string::npos && !m_isForeign)
            group.fail({CAVE_TEXT("errors", "The cell %1, %2 holds no tile."),
                        {static_cast<std::int64_t>(x), static_cast<std::int64_t>(written.size())}});
        m_emptyCells += std::ranges::count(row, '\0');
        std::ranges::replace(row, '\0', emptySign);
        auto runs = runsOf(row);
        written.push_back(runs ? std::move(*runs) : Json(std::move(row)));
        row = {}; // of which there may be millions of cells
    }
    return written;
}

// Later layers lie over earlier ones.
void TmjReader::readLayers(const JsonCursor& layers, Rows& rows, Json::Array& things)
{
    for (const JsonCursor& layer : layers.items()) {
        if (failed())
            return;
        const std::string& type = layer["type"].text();
        if (type == "imagelayer" && m_isForeign)
            continue;
        checkOffset(layer);
        if (type == "group")
            readLayers(layer["layers"], rows, things);
        else if (type == "tilelayer")
            readCells(layer, rows, things);
        else if (type == "objectgroup")
            for (const JsonCursor& object : layer["objects"].items())
                addObject(object, things);
        else
            layer.fail({CAVE_TEXT("errors", "A dungeon has no place for a layer of type \"%1\"."),
                        {shortened(type, kShownOfName)}});
    }
}

void TmjReader::readCells(const JsonCursor& layer, Rows& rows, Json::Array& things)
{
    for (const tmj::TileLayers::Chunk& chunk : m_layers.chunksOf(layer)) {
        const int left = chunk.x - m_box.x;
        const int top = chunk.y - m_box.y;
        m_layers.eachRow(layer, chunk, [&](int y, std::span<const std::uint32_t> cells) {
            std::uint32_t met = 0; // the same tile mostly comes again
            Painted* painted = nullptr;
            for (std::size_t i = 0; i < cells.size() && !failed(); ++i) {
                const std::uint32_t cell = cells[i] & ~tmj::kFlips;
                if (cell == 0)
                    continue;
                if (cell != met)
                    painted = &paintedBy(layer, cell);
                met = cell;
                ++painted->cells;
                const int x = left + static_cast<int>(i);
                const int row = top + y;
                if (painted->sign != '\0')
                    rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(x)] = painted->sign;
                if (!painted->thing.empty())
                    things.push_back(Json::Object{{"kind", painted->thing}, {"x", x}, {"y", row}});
            }
        });
    }
}

TmjReader::Painted& TmjReader::paintedBy(const JsonCursor& layer, std::uint32_t cell)
{
    const auto [place, isNew] = m_painted.try_emplace(cell);
    Painted& painted = place->second;
    if (!isNew)
        return painted;
    if (m_isForeign)
        paintForeign(layer, cell, painted);
    else if (const std::string* type = m_tilesets.typeOfCell(cell))
        painted.sign = signOfType(layer, *type);
    else
        layer.fail({CAVE_TEXT("errors", "The tile with the number %1 has no type."), {std::int64_t{cell}}});
    return painted;
}

void TmjReader::paintForeign(const JsonCursor& layer, std::uint32_t cell, Painted& painted)
{
    const std::string name = m_tilesets.nameOfCell(cell);
    painted.isForeign = !m_catalogue->findTile(name) && !isThing(name, *m_catalogue);
    const std::string* said = saidKind(m_beside.kinds, ForeignKind::Of::Cell, name, *m_catalogue);
    const std::string& kind = said ? *said : name;
    if (!said && painted.isForeign)
        painted.sign = kUnsaid;
    else if (isThing(kind, *m_catalogue))
        painted.thing = kind;
    else if (!kind.empty())
        painted.sign = signOfType(layer, kind);
}

// The sign of the map's legend, where the map brings one; else one that is free.
char TmjReader::signOfType(const JsonCursor& layer, const std::string& type)
{
    const auto& legend = *m_dungeon.find("legend")->as<Json::Object>();
    for (const auto& [sign, tile] : legend)
        if (sign.size() == 1 && tile == Json(type))
            return sign.front();
    for (char sign = '!'; sign <= '~'; ++sign) {
        const std::string key(1, sign);
        if (sign == '"' || sign == '\\' || m_dungeon.find("legend")->find(key))
            continue;
        Json grown = *m_dungeon.find("legend");
        grown.set(key, type);
        m_dungeon.set("legend", std::move(grown));
        return sign;
    }
    layer.fail({CAVE_TEXT("errors", "The map uses too many kinds of tiles.")});
    return '#';
}

// A tile stands in the cell of its lower left corner, wherever it hangs from and however it is turned about that;
// anything else in the cell of its point or upper left corner.
TmjReader::Point TmjReader::placeOf(const JsonCursor& object, std::uint32_t cell) const
{
    const auto numberIn = [&](const char* key, double otherwise) {
        const auto number = object.find(key);
        return number ? pixels(*number) : otherwise;
    };
    Point at{pixels(object["x"]), pixels(object["y"])};
    if (cell == 0)
        return at;
    const tmj::Anchor anchor = m_tilesets.anchorOfCell(cell);
    const double right = m_tileWidth / 2.0 - anchor.x * numberIn("width", m_tileWidth);
    const double down = (1 - anchor.y) * numberIn("height", m_tileHeight) - m_tileHeight / 2.0;
    const double turn = numberIn("rotation", 0) * std::numbers::pi / 180; // to the right
    at.x += right * std::cos(turn) - down * std::sin(turn);
    at.y += right * std::sin(turn) + down * std::cos(turn);
    return at;
}

void TmjReader::addObject(const JsonCursor& object, Json::Array& things)
{
    if (const auto model = object.find("template"))
        model->fail({CAVE_TEXT("errors", "What this object is stands in a template, which is not read. Detach it from "
                                         "its template in Tiled.")});
    Json thing = m_isForeign ? Json(Json::Object{}) : readProperties(object, tmj::kThing);
    tmj::moveThingPlaces(thing, -m_box.x, -m_box.y);
    std::uint32_t cell = 0;
    if (const auto tile = object.find("gid"))
        cell = static_cast<std::uint32_t>(tile->integer(1, std::numeric_limits<std::uint32_t>::max())) & ~tmj::kFlips;
    const Point at = placeOf(object, cell);
    const int cellX = static_cast<int>(std::floor(at.x / m_tileWidth)) - m_box.x;
    const int cellY = static_cast<int>(std::floor(at.y / m_tileHeight)) - m_box.y;
    const std::string type = m_isForeign ? foreignThing(object, cell) : ownThing(object, cell);
    if (m_isForeign && type == kStartKind && !m_start)
        m_start = StartCell{m_levels.size(), cellX, cellY};
    if (m_isForeign && (type == kStartKind || type.empty()))
        return;
    thing.set("kind", type);
    thing.set("x", cellX);
    thing.set("y", cellY);
    things.push_back(std::move(thing));
}

std::string TmjReader::ownThing(const JsonCursor& object, std::uint32_t cell) const
{
    if (std::string type = tmj::typeOf(object); !type.empty())
        return type;
    if (const std::string* type = cell != 0 ? m_tilesets.typeOfCell(cell) : nullptr)
        return *type;
    object.fail({CAVE_TEXT("errors", "This object has no type that says which creature or item it is.")});
    return {};
}

// The id of what the object is here; "": it is left out. An object is known by its type, its tile or its name.
std::string TmjReader::foreignThing(const JsonCursor& object, std::uint32_t cell)
{
    std::string name = tmj::typeOf(object);
    if (name.empty() && cell != 0)
        name = m_tilesets.nameOfCell(cell);
    if (const auto own = object.find("name"); own && name.empty())
        name = own->text();
    const auto [place, isNew] = m_things.try_emplace(name);
    FoundThing& found = place->second;
    ++found.foreign.count;
    if (!isNew)
        return found.kind;
    const tmj::Tile tile = cell != 0 ? m_tilesets.tileOfCell(cell) : tmj::Tile();
    found.foreign = {ForeignKind::Of::Thing, name, 1, tile.picture, tile.part, tile.colour};
    if (const std::string* said = saidKind(m_beside.kinds, ForeignKind::Of::Thing, name, *m_catalogue))
        found.kind = *said;
    else if (isThing(name, *m_catalogue))
        found.kind = name;
    return found.kind;
}

// Levels that were added in Tiled get uids that no other has, and so do those that were copied there: what in a copy
// names its level means the copy.
void TmjReader::giveUids()
{
    const auto uidOf = [](const Json& level) {
        const Json* uid = level.find("uid");
        return uid ? uid->as<std::string>() : nullptr;
    };
    std::set<std::string> taken;
    for (const Json& level : m_levels)
        if (const std::string* uid = uidOf(level))
            taken.insert(*uid);
    auto freshUid = [&taken, next = 0]() mutable {
        for (;;)
            if (std::string uid = hexOf(levelUid(next++).value); taken.insert(uid).second)
                return uid;
    };
    std::set<std::string> met;
    for (Json& level : m_levels)
        if (!level.find("uid"))
            level.set("uid", freshUid());
        else if (const std::string* uid = uidOf(level); uid && !met.insert(*uid).second)
            replaceText(level, std::string(*uid), freshUid());
}

void TmjReader::setStart()
{
    if (!m_start)
        return;
    const Json* uid = m_levels[m_start->level].find("uid");
    m_dungeon.set("start", Json::Object{{"level", *uid}, {"x", m_start->x}, {"y", m_start->y}, {"byHand", true}});
}

// Most frequent first.
ForeignKinds TmjReader::allForeign() const
{
    std::map<std::string, ForeignKind> cells; // several tiles may have one type
    for (const auto& [cell, painted] : m_painted) {
        if (!painted.isForeign)
            continue;
        const tmj::Tile tile = m_tilesets.tileOfCell(cell);
        const std::string name = m_tilesets.nameOfCell(cell);
        auto& kind =
            cells.try_emplace(name, ForeignKind::Of::Cell, name, 0, tile.picture, tile.part, tile.colour).first->second;
        kind.count += painted.cells;
    }
    ForeignKinds all;
    for (const auto& [name, kind] : cells)
        all.push_back(kind);
    for (const auto& [name, found] : m_things)
        if (!isThing(name, *m_catalogue))
            all.push_back(found.foreign);
    if (m_emptyCells > 0 && m_isForeign)
        all.push_back({ForeignKind::Of::EmptyCell, {}, m_emptyCells});
    std::ranges::stable_sort(all, std::ranges::greater(), &ForeignKind::count);
    return all;
}

void TmjReader::refuseUnsaid()
{
    ForeignKinds unsaid = allForeign();
    std::erase_if(unsaid, [this](const ForeignKind& kind) {
        return saidKind(m_beside.kinds, kind.of, kind.name, *m_catalogue) != nullptr;
    });
    if (unsaid.empty())
        return;
    const auto named = std::ranges::find_if(unsaid, [](const ForeignKind& kind) { return !kind.name.empty(); });
    if (named == unsaid.end())
        m_top.fail({CAVE_TEXT("errors", "This map has cells or objects without a name, and nobody has said what they "
                                        "are here. Import it in the editor, which asks.")});
    else if (unsaid.size() == 1)
        m_top.fail(
            {CAVE_TEXT("errors", "\"%1\" is not known here, and nobody has said what it is. Import the map in the "
                                 "editor, which asks."),
             {shortened(named->name, kShownOfName)}});
    else
        m_top.fail({CAVE_TEXT("errors", "\"%1\" is not known here, and nobody has said what it is (nor of %2 more). "
                                        "Import the map in the editor, which asks."),
                    {shortened(named->name, kShownOfName), static_cast<std::int64_t>(unsaid.size()) - 1}});
}

} // namespace

Result<Json> mapOfTmj(std::string_view text) { return parseJson(text, kMapLimits); }

Result<DungeonFile> readTiledMap(const Json& map, const Beside& beside)
{
    const auto dungeon = TmjReader(map, beside).dungeon();
    if (!dungeon)
        return std::unexpected(dungeon.error());
    return dungeonFrom(*dungeon);
}

Result<ForeignKinds> foreignKindsIn(const Json& map, const Beside& beside)
{
    return TmjReader(map, beside).foreignKinds();
}

Result<DungeonFile> readTmj(std::string_view text, const Beside& beside)
{
    const auto map = mapOfTmj(text);
    if (!map)
        return std::unexpected(map.error());
    return readTiledMap(*map, beside);
}

} // namespace cave
