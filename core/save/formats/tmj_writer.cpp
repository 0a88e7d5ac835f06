// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_data.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmj_tiles.h"

#include <limits>

namespace cave {

namespace {

// Up to so many cells are written as numbers, which anyone can read; more are compressed.
constexpr std::size_t kMostPlainCells = 1'000'000;

// Tiled's whole numbers have 32 bits.
bool isSmallNumber(const Json& value)
{
    const auto* number = value.as<std::int64_t>();
    return number && *number >= std::numeric_limits<std::int32_t>::min() &&
           *number <= std::numeric_limits<std::int32_t>::max();
}

Json propertyJson(const std::string& name, const Json& value, const tmj::Scope& scope)
{
    const bool isPlain = value.as<bool>() || isSmallNumber(value);
    const bool isText = value.as<std::string>() && scope.isText(name);
    Json json;
    json.set("name", name);
    json.set("type", value.as<bool>() ? "bool" : isPlain ? "int" : "string");
    json.set("value", isPlain || isText ? value : Json(value.compact()));
    return json;
}

// Sorted by name, as Tiled does.
void addProperties(Json& to, const Json& members, const tmj::Scope& scope)
{
    Json::Object sorted = *members.as<Json::Object>();
    std::ranges::sort(sorted, {}, &Json::Member::first);
    Json::Array properties;
    for (const auto& [name, value] : sorted)
        if (!scope.isElsewhere(name))
            properties.push_back(propertyJson(name, value, scope));
    if (!properties.empty())
        to.set("properties", std::move(properties));
}

class TmjWriter {
public:
    TmjWriter(const Dungeon& dungeon, const std::string& picture) : m_dungeon(dungeon), m_picture(picture) {}

    Json map();

private:
    Json layer(const char* type, const std::string& name);
    Json level(int z, Json members);
    Json terrain(int z);
    Json things(int z, const Json& placements);
    Json tileset() const;
    std::int64_t gidOf(const std::string& kind) const;

    const Dungeon& m_dungeon;
    const std::string& m_picture;
    int m_nextLayer = 1;
    int m_nextObject = 1;
};

Json TmjWriter::map()
{
    const Json members = dungeonJson(m_dungeon);
    Json::Array layers;
    for (const Json& each : *members.find("levels")->as<Json::Array>())
        layers.push_back(level(static_cast<int>(layers.size()), each));
    Json json;
    json.set("type", "map");
    json.set("version", "1.8");
    json.set("tiledversion", "1.8.2");
    json.set("compressionlevel", -1);
    json.set("orientation", "orthogonal");
    json.set("renderorder", "right-down");
    json.set("infinite", false);
    json.set("width", m_dungeon.width);
    json.set("height", m_dungeon.height);
    json.set("tilewidth", tmj::kTile);
    json.set("tileheight", tmj::kTile);
    addProperties(json, members, tmj::kDungeon);
    json.set("tilesets", Json::Array{tileset()});
    json.set("layers", std::move(layers));
    json.set("nextlayerid", m_nextLayer);
    json.set("nextobjectid", m_nextObject);
    return json;
}

// Tiled takes a layer without "opacity" and "visible" for an invisible one.
Json TmjWriter::layer(const char* type, const std::string& name)
{
    Json json;
    json.set("id", m_nextLayer++);
    json.set("type", type);
    json.set("name", name);
    json.set("x", 0);
    json.set("y", 0);
    json.set("opacity", 1);
    json.set("visible", true);
    return json;
}

Json TmjWriter::level(int z, Json members)
{
    Json json = layer("group", "z" + std::to_string(z));
    json.set("visible", z == 0);
    members.set("z", z);
    addProperties(json, members, tmj::kLevel);
    Json ground = terrain(z);
    json.set("layers", Json::Array{std::move(ground), things(z, *members.find("entities"))});
    return json;
}

Json TmjWriter::terrain(int z)
{
    const Grid<TileId>& tiles = m_dungeon.level(z).tiles;
    Json json = layer("tilelayer", "z" + std::to_string(z) + "/terrain");
    json.set("width", tiles.width());
    json.set("height", tiles.height());
    std::vector<std::uint32_t> cells;
    for (int y = 0; y < tiles.height(); ++y)
        for (const TileId tile : tiles.row(y))
            cells.push_back(tile + 1u);
    if (cells.size() * m_dungeon.levels.size() > kMostPlainCells) {
        json.set("encoding", "base64");
        json.set("compression", "zlib");
        json.set("data", packCells(cells));
    } else {
        Json::Array numbers;
        for (const std::uint32_t cell : cells)
            numbers.emplace_back(std::int64_t{cell});
        json.set("data", std::move(numbers));
    }
    return json;
}

Json TmjWriter::things(int z, const Json& placements)
{
    Json json = layer("objectgroup", "z" + std::to_string(z) + "/entities");
    json.set("draworder", "index"); // in the order of the list
    Json::Array objects;
    for (const Json& thing : *placements.as<Json::Array>()) {
        const auto cell = [&](const char* key) { return *thing.find(key)->as<std::int64_t>(); };
        Json object;
        object.set("id", m_nextObject++);
        object.set("name", *thing.find("kind")); // which Tiled shows
        object.set("type", *thing.find("kind"));
        object.set("gid", gidOf(*thing.find("kind")->as<std::string>()));
        object.set("x", cell("x") * tmj::kTile);
        object.set("y", (cell("y") + 1) * tmj::kTile); // it hangs from its lower left corner
        object.set("width", tmj::kTile);
        object.set("height", tmj::kTile);
        object.set("rotation", 0);
        object.set("visible", true);
        addProperties(object, thing, tmj::kThing);
        objects.push_back(std::move(object));
    }
    json.set("objects", std::move(objects));
    return json;
}

// A creature's or an item's; no two of them have the same id.
std::int64_t TmjWriter::gidOf(const std::string& kind) const
{
    const Catalogue& catalogue = *m_dungeon.catalogue;
    const auto creature = catalogue.findCreature(kind);
    const auto place = creature ? tmj::placeInPicture(catalogue, KindTable::Creature, *creature)
                                : tmj::placeInPicture(catalogue, KindTable::Item, *catalogue.findItem(kind));
    return static_cast<std::int64_t>(place) + 1;
}

// For those who look at a tile in Tiled; they are not read again.
Json propertiesOf(const TileKind& kind)
{
    Json::Array properties;
    for (const auto& [name, value] : {std::pair{"diggable", kind.diggable()}, std::pair{"opaque", kind.opaque},
                                      std::pair{"walkable", kind.walkable}}) {
        Json property;
        property.set("name", name);
        property.set("type", "bool");
        property.set("value", value);
        properties.push_back(std::move(property));
    }
    return properties;
}

Json TmjWriter::tileset() const
{
    const Catalogue& catalogue = *m_dungeon.catalogue;
    Json::Array tiles;
    const auto add = [&](const std::string& id) {
        Json tile;
        tile.set("id", static_cast<std::int64_t>(tiles.size()));
        tile.set("type", id);
        tiles.push_back(std::move(tile));
    };
    for (const TileKind& kind : catalogue.tiles()) {
        add(kind.id);
        tiles.back().set("properties", propertiesOf(kind));
    }
    for (const CreatureKind& kind : catalogue.creatures())
        add(kind.id);
    for (const ItemKind& kind : catalogue.items())
        add(kind.id);
    Json json;
    json.set("firstgid", 1);
    json.set("name", "cavewright");
    json.set("tilewidth", tmj::kTile);
    json.set("tileheight", tmj::kTile);
    json.set("tilecount", tmj::kColumns * tmj::rowsOfPicture(catalogue)); // as Tiled counts them, by the picture
    json.set("columns", tmj::kColumns);
    json.set("image", m_picture);
    json.set("imagewidth", tmj::kColumns * tmj::kTile);
    json.set("imageheight", tmj::rowsOfPicture(catalogue) * tmj::kTile);
    json.set("margin", 0);
    json.set("spacing", 0);
    json.set("tiles", std::move(tiles));
    return json;
}

} // namespace

Json tiledMap(const Dungeon& dungeon, const std::string& picture) { return TmjWriter(dungeon, picture).map(); }

std::string writeTmj(const Dungeon& dungeon, const std::string& picture)
{
    return tiledMap(dungeon, picture).compact() + "\n";
}

std::string writeTmj(const Dungeon& dungeon)
{
    return writeTmj(dungeon, tmj::nameOfTiles(tmj::plainTiles(*dungeon.catalogue)));
}

} // namespace cave
