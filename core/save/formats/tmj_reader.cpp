// SPDX-License-Identifier: MIT
#include "core/base/box.h"
#include "core/base/utf8.h"
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
#include <set>

namespace cave {

namespace {

constexpr JsonLimits kMapLimits{.values = 8'000'000};
constexpr int kLargestTile = 4096;            // in pixels
constexpr std::size_t kShownOfName = 40;
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
    TmjReader(const Json& map, const std::filesystem::path& folder)
        : m_top(map, m_problem), m_folder(folder), m_layers(m_top)
    {
    }

    Result<Json> dungeon();

private:
    using Rows = std::vector<std::string>;

    void readHead();
    Json readProperties(const JsonCursor& of, const tmj::Scope& scope);
    Json propertyValue(const std::string& name, const JsonCursor& at, const tmj::Scope& scope);
    std::vector<JsonCursor> levelGroups() const;
    Json readLevel(const JsonCursor& group, std::size_t index);
    void readLayers(const JsonCursor& layers, Rows& rows, Json::Array& things);
    void readCells(const JsonCursor& layer, Rows& rows);
    Json readThing(const JsonCursor& object);
    char signOfCell(const JsonCursor& layer, std::uint32_t cell);
    char signOfType(const JsonCursor& layer, const std::string& type);
    void addMissingUids();
    bool failed() const { return m_problem.has_value(); }

    std::optional<Error> m_problem;
    JsonCursor m_top;
    const std::filesystem::path& m_folder;
    Json m_dungeon;
    tmj::TileLayers m_layers;
    Box m_box; // of the dungeon in the map
    int m_tileWidth = 1;
    int m_tileHeight = 1;
    tmj::Tilesets m_tilesets;
    std::map<std::uint32_t, char> m_signs; // of cells met so far
    Json::Array m_levels;
    std::size_t m_propertyText = 0; // bytes read
};

Result<Json> TmjReader::dungeon()
{
    readHead();
    if (!failed())
        if (auto problem = m_tilesets.read(m_top["tilesets"], m_folder); problem && !failed())
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
    if (failed())
        return std::unexpected(std::move(*m_problem));
    addMissingUids();
    m_dungeon.set("depth", static_cast<std::int64_t>(m_levels.size()));
    m_dungeon.set("levels", std::move(m_levels));
    return std::move(m_dungeon);
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

// A map without groups is one level.
std::vector<JsonCursor> TmjReader::levelGroups() const
{
    std::vector<JsonCursor> groups;
    if (failed())
        return groups;
    const std::vector<JsonCursor> layers = m_top["layers"].items();
    const auto isGroup = [](const JsonCursor& layer) { return layer["type"].text() == "group"; };
    std::ranges::copy_if(layers, std::back_inserter(groups), isGroup);
    if (groups.empty())
        return {m_top};
    if (const auto stray = std::ranges::find_if_not(layers, isGroup); stray != layers.end())
        stray->fail({CAVE_TEXT("errors", "In a map with groups, which are its levels, each layer must lie in one.")});
    return groups;
}

Json TmjReader::readLevel(const JsonCursor& group, std::size_t index)
{
    const bool isWholeMap = group.path().empty();
    Json level = isWholeMap ? Json(Json::Object{}) : readProperties(group, tmj::kLevel);
    if (!level.find("name"))
        level.set("name", isWholeMap ? "Level " + std::to_string(index + 1) : withoutControls(group["name"].text()));
    std::erase_if(*level.as<Json::Object>(), [](const Json::Member& member) { return member.first == "z"; });
    tmj::moveLevelPlaces(level, -m_box.x, -m_box.y);
    checkOffset(group);
    Rows rows(static_cast<std::size_t>(m_box.height), std::string(static_cast<std::size_t>(m_box.width), '\0'));
    Json::Array things;
    readLayers(group["layers"], rows, things);
    Json::Array written;
    for (std::string& row : rows) {
        if (const std::size_t x = row.find('\0'); x != std::string::npos)
            group.fail({CAVE_TEXT("errors", "The cell %1, %2 holds no tile."),
                        {static_cast<std::int64_t>(x), static_cast<std::int64_t>(written.size())}});
        auto runs = runsOf(row);
        written.push_back(runs ? std::move(*runs) : Json(std::move(row)));
        row = {}; // of which there may be millions of cells
    }
    level.set("rows", std::move(written));
    level.set("entities", std::move(things));
    return level;
}

// Later layers lie over earlier ones.
void TmjReader::readLayers(const JsonCursor& layers, Rows& rows, Json::Array& things)
{
    for (const JsonCursor& layer : layers.items()) {
        if (failed())
            return;
        const std::string& type = layer["type"].text();
        checkOffset(layer);
        if (type == "group")
            readLayers(layer["layers"], rows, things);
        else if (type == "tilelayer")
            readCells(layer, rows);
        else if (type == "objectgroup")
            for (const JsonCursor& object : layer["objects"].items())
                things.push_back(readThing(object));
        else
            layer.fail({CAVE_TEXT("errors", "A dungeon has no place for a layer of type \"%1\"."),
                        {shortened(type, kShownOfName)}});
    }
}

void TmjReader::readCells(const JsonCursor& layer, Rows& rows)
{
    for (const tmj::TileLayers::Chunk& chunk : m_layers.chunksOf(layer)) {
        const auto left = static_cast<std::size_t>(chunk.x - m_box.x);
        const auto top = static_cast<std::size_t>(chunk.y - m_box.y);
        m_layers.eachRow(layer, chunk, [&](int y, std::span<const std::uint32_t> cells) {
            std::uint32_t met = 0; // the same tile mostly comes again
            char sign = '\0';
            for (std::size_t x = 0; x < cells.size() && !failed(); ++x) {
                const std::uint32_t cell = cells[x] & ~tmj::kFlips;
                if (cell == 0)
                    continue;
                if (cell != met)
                    sign = signOfCell(layer, cell);
                met = cell;
                rows[top + static_cast<std::size_t>(y)][left + x] = sign;
            }
        });
    }
}

char TmjReader::signOfCell(const JsonCursor& layer, std::uint32_t cell)
{
    const auto [sign, isNew] = m_signs.try_emplace(cell, '\0');
    if (!isNew)
        return sign->second;
    if (const std::string* type = m_tilesets.typeOfCell(cell))
        sign->second = signOfType(layer, *type);
    else
        layer.fail({CAVE_TEXT("errors", "The tile with the number %1 has no type."), {std::int64_t{cell}}});
    return sign->second;
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

// Tiles hang from their lower left corner; anything else stands in the cell of its point or upper left corner.
Json TmjReader::readThing(const JsonCursor& object)
{
    Json thing = readProperties(object, tmj::kThing);
    tmj::moveThingPlaces(thing, -m_box.x, -m_box.y);
    double x = pixels(object["x"]) / m_tileWidth;
    double y = pixels(object["y"]) / m_tileHeight;
    std::string type = tmj::typeOf(object);
    if (const auto tile = object.find("gid")) {
        const auto cell = static_cast<std::uint32_t>(tile->integer(1, std::numeric_limits<std::uint32_t>::max()));
        x += 0.5;
        y -= 0.5;
        if (const std::string* kind = m_tilesets.typeOfCell(cell & ~tmj::kFlips); kind && type.empty())
            type = *kind;
    }
    if (type.empty())
        object.fail({CAVE_TEXT("errors", "This object has no type that says which creature or item it is.")});
    thing.set("kind", type);
    thing.set("x", static_cast<int>(std::floor(x)) - m_box.x);
    thing.set("y", static_cast<int>(std::floor(y)) - m_box.y);
    return thing;
}

// Levels that were added in Tiled get uids that no other has.
void TmjReader::addMissingUids()
{
    std::set<std::string> taken;
    for (const Json& level : m_levels)
        if (const Json* uid = level.find("uid"); uid && uid->as<std::string>())
            taken.insert(*uid->as<std::string>());
    int next = 0;
    for (Json& level : m_levels)
        while (!level.find("uid"))
            if (const std::string uid = hexOf(levelUid(next++).value); taken.insert(uid).second)
                level.set("uid", uid);
}

} // namespace

Result<DungeonFile> readTmj(std::string_view text, const std::filesystem::path& folder)
{
    const auto map = parseJson(text, kMapLimits);
    if (!map)
        return std::unexpected(map.error());
    const auto dungeon = TmjReader(*map, folder).dungeon();
    if (!dungeon)
        return std::unexpected(dungeon.error());
    return dungeonFrom(*dungeon);
}

} // namespace cave
