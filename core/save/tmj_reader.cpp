// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"
#include "core/save/checks.h"
#include "core/save/tmj_data.h"
#include "core/save/tmj_file.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace cave {

namespace {

constexpr JsonLimits kMapLimits{.values = 8'000'000};
constexpr std::uint32_t kFlips = 0xF0000000u; // of a cell that Tiled shows mirrored or turned
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

// "class" is what Tiled 1.9 calls "type"; "" when there is neither.
std::string typeOf(const JsonCursor& at)
{
    for (const char* key : {"class", "type"})
        if (const auto type = at.find(key); type && !type->text().empty())
            return type->text();
    return {};
}

// Pictures are not opened, but no path that leads out of the map's folder is let in.
void checkPicture(const JsonCursor& at)
{
    const auto image = at.find("image");
    if (!image)
        return;
    const std::string& path = image->text();
    const bool isAbsolute = path.starts_with('/') || path.starts_with('\\') || path.contains(':');
    bool leadsUp = false;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find_first_of("/\\", from), path.size());
        leadsUp = leadsUp || path.substr(from, end - from) == "..";
        from = end + 1;
    }
    if (isAbsolute || leadsUp)
        image->fail({CAVE_TEXT("errors", "A picture must lie in the map's folder or below it.")});
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

class TmjReader {
public:
    explicit TmjReader(const Json& map) : m_top(map, m_problem) {}

    Result<Json> dungeon();

private:
    using Rows = std::vector<std::string>;

    void readHead();
    void readTilesets();
    Json readProperties(const JsonCursor& of, const tmj::Scope& scope);
    Json propertyValue(const std::string& name, const JsonCursor& at, const tmj::Scope& scope);
    std::vector<JsonCursor> levelGroups() const;
    Json readLevel(const JsonCursor& group, std::size_t index);
    void readLayers(const JsonCursor& layers, Rows& rows, Json::Array& things);
    void readCells(const JsonCursor& layer, Rows& rows);
    std::vector<std::uint32_t> cellsOf(const JsonCursor& layer) const;
    Json readThing(const JsonCursor& object);
    const std::string* typeOfCell(std::uint32_t cell) const; // null when there is no such tile or it has no type
    char signOfCell(const JsonCursor& layer, std::uint32_t cell);
    char signOfType(const JsonCursor& layer, const std::string& type);
    void addMissingUids();
    bool failed() const { return m_problem.has_value(); }

    std::optional<Error> m_problem;
    JsonCursor m_top;
    Json m_dungeon;
    int m_width = 0;
    int m_height = 0;
    int m_tileWidth = 1;
    int m_tileHeight = 1;
    std::map<std::uint32_t, std::map<std::uint32_t, std::string>> m_tilesets; // types of tiles, by first number
    std::map<std::uint32_t, char> m_signs;                                    // of cells met so far
    Json::Array m_levels;
    std::size_t m_propertyText = 0; // bytes read
};

Result<Json> TmjReader::dungeon()
{
    readHead();
    if (!failed())
        readTilesets();
    const std::vector<JsonCursor> groups = levelGroups();
    if (!failed() && (groups.size() > static_cast<std::size_t>(kMaxDepth) ||
                      std::int64_t{m_width} * m_height * static_cast<std::int64_t>(groups.size()) > kMaxCells))
        m_top.fail(
            {CAVE_TEXT("errors", "%1 x %2 cells on %3 levels are too many: together they may hold %4."),
             {std::int64_t{m_width}, std::int64_t{m_height}, static_cast<std::int64_t>(groups.size()), kMaxCells}});
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
    if (const auto infinite = m_top.find("infinite"); infinite && infinite->flag())
        infinite->fail({CAVE_TEXT("errors", "An infinite map cannot be read. Give it a size in Tiled.")});
    m_width = static_cast<int>(m_top["width"].integer(kMinSide, kMaxSide));
    m_height = static_cast<int>(m_top["height"].integer(kMinSide, kMaxSide));
    m_tileWidth = static_cast<int>(m_top["tilewidth"].integer(1, kLargestTile));
    m_tileHeight = static_cast<int>(m_top["tileheight"].integer(1, kLargestTile));
    if (failed())
        return;
    m_dungeon = Json::Object{{"format", kDungeonFormat}, {"version", kDungeonVersion}, {"name", ""}, {"seed", "1"},
                             {"rng", kRandomVersion},    {"legend", Json::Object{}}};
    const Json members = readProperties(m_top, tmj::kDungeon);
    for (const auto& [key, value] : *members.as<Json::Object>())
        m_dungeon.set(key, value);
    m_dungeon.set("width", m_width);
    m_dungeon.set("height", m_height);
    if (!m_dungeon.find("legend")->as<Json::Object>())
        m_top.fail({CAVE_TEXT("errors", "The property \"%1\" must hold an object in { }."), {std::string("legend")}});
}

void TmjReader::readTilesets()
{
    constexpr std::int64_t kLast = ~kFlips;
    for (const JsonCursor& tileset : m_top["tilesets"].items()) {
        if (const auto source = tileset.find("source"))
            source->fail(
                {CAVE_TEXT("errors", "This tileset lies in a file of its own. Let Tiled embed it in the map.")});
        checkPicture(tileset);
        const auto first = static_cast<std::uint32_t>(tileset["firstgid"].integer(1, kLast));
        auto& types = m_tilesets[first];
        if (const auto tiles = tileset.find("tiles"))
            for (const JsonCursor& tile : tiles->items()) {
                checkPicture(tile);
                types[static_cast<std::uint32_t>(tile["id"].integer(0, kLast))] = typeOf(tile);
            }
    }
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
    Rows rows(static_cast<std::size_t>(m_height), std::string(static_cast<std::size_t>(m_width), '\0'));
    Json::Array things;
    readLayers(group["layers"], rows, things);
    Json::Array written;
    for (std::string& row : rows) {
        if (const std::size_t x = row.find('\0'); x != std::string::npos)
            group.fail({CAVE_TEXT("errors", "The cell %1, %2 holds no tile."),
                        {static_cast<std::int64_t>(x), static_cast<std::int64_t>(written.size())}});
        written.emplace_back(std::move(row));
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
    if (layer["width"].integer(0, kMaxSide) != m_width || layer["height"].integer(0, kMaxSide) != m_height)
        layer.fail({CAVE_TEXT("errors", "The layer must be as large as the map.")});
    if (failed())
        return;
    const std::vector<std::uint32_t> cells = cellsOf(layer);
    const auto width = static_cast<std::size_t>(m_width);
    for (std::size_t i = 0; i < cells.size() && !failed(); ++i)
        if (const std::uint32_t cell = cells[i] & ~kFlips; cell != 0)
            rows[i / width][i % width] = signOfCell(layer, cell);
}

std::vector<std::uint32_t> TmjReader::cellsOf(const JsonCursor& layer) const
{
    const JsonCursor data = layer["data"];
    const auto count = static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height);
    if (data.json().as<std::string>()) {
        const auto compression = layer.find("compression");
        auto cells = unpackCells(data.text(), compression ? compression->text() : "", count);
        if (cells)
            return std::move(*cells);
        data.fail(cells.error());
        return {};
    }
    const auto* numbers = data.json().as<Json::Array>();
    if (!numbers || numbers->size() != count) {
        data.fail({CAVE_TEXT("errors", "This must be a list of %1 cells."), {static_cast<std::int64_t>(count)}});
        return {};
    }
    std::vector<std::uint32_t> cells;
    cells.reserve(count);
    for (const Json& number : *numbers) {
        const auto* cell = number.as<std::int64_t>();
        if (!cell || *cell < 0 || *cell > std::numeric_limits<std::uint32_t>::max()) {
            data.fail(
                {CAVE_TEXT("errors", "Cell %1 is no number of a tile."), {static_cast<std::int64_t>(cells.size())}});
            return {};
        }
        cells.push_back(static_cast<std::uint32_t>(*cell));
    }
    return cells;
}

const std::string* TmjReader::typeOfCell(std::uint32_t cell) const
{
    const auto after = m_tilesets.upper_bound(cell);
    if (after == m_tilesets.begin())
        return nullptr;
    const auto& [first, types] = *std::prev(after);
    const auto type = types.find(cell - first);
    return type == types.end() || type->second.empty() ? nullptr : &type->second;
}

char TmjReader::signOfCell(const JsonCursor& layer, std::uint32_t cell)
{
    const auto [sign, isNew] = m_signs.try_emplace(cell, '\0');
    if (!isNew)
        return sign->second;
    if (const std::string* type = typeOfCell(cell))
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
    double x = pixels(object["x"]) / m_tileWidth;
    double y = pixels(object["y"]) / m_tileHeight;
    std::string type = typeOf(object);
    if (const auto tile = object.find("gid")) {
        const auto cell = static_cast<std::uint32_t>(tile->integer(1, std::numeric_limits<std::uint32_t>::max()));
        x += 0.5;
        y -= 0.5;
        if (const std::string* kind = typeOfCell(cell & ~kFlips); kind && type.empty())
            type = *kind;
    }
    if (type.empty())
        object.fail({CAVE_TEXT("errors", "This object has no type that says which creature or item it is.")});
    thing.set("kind", type);
    thing.set("x", static_cast<int>(std::floor(x)));
    thing.set("y", static_cast<int>(std::floor(y)));
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

Result<DungeonFile> readTmj(std::string_view text)
{
    const auto map = parseJson(text, kMapLimits);
    if (!map)
        return std::unexpected(map.error());
    const auto dungeon = TmjReader(*map).dungeon();
    if (!dungeon)
        return std::unexpected(dungeon.error());
    return dungeonFrom(*dungeon);
}

} // namespace cave
