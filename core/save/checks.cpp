// SPDX-License-Identifier: MIT
#include "core/save/checks.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::size_t kShownOfId = 40;

// The tile that each byte in a row stands for, or kNoTile where the legend has none.
using TileTable = std::array<std::uint16_t, 256>;
constexpr std::uint16_t kNoTile = 0x100;

TileTable tableOf(const Legend& legend)
{
    TileTable table;
    table.fill(kNoTile);
    for (std::size_t byte = 0; byte < legend.size(); ++byte)
        if (legend[byte])
            table[byte] = *legend[byte];
    return table;
}

// Whether all bytes stand for tiles, asked once a row.
bool readTileRow(std::string_view signs, const TileTable& table, std::span<TileId> cells)
{
    std::uint32_t all = 0;
    for (std::size_t x = 0; x < cells.size(); ++x) {
        const std::uint16_t tile = table[static_cast<unsigned char>(signs[x])];
        cells[x] = static_cast<TileId>(tile);
        all |= tile;
    }
    return (all & kNoTile) == 0;
}

void failWidth(const JsonCursor& row, int width)
{
    const std::size_t cells = row.text().size(); // which fails when it is no text
    row.fail({CAVE_TEXT("errors", "%1 cells, expected %2."), {static_cast<std::int64_t>(cells), std::int64_t{width}}});
}

void failSign(const JsonCursor& row, const TileTable& table)
{
    const auto unknown =
        std::ranges::find_if(row.text(), [&](char sign) { return table[static_cast<unsigned char>(sign)] == kNoTile; });
    row.fail({CAVE_TEXT("errors", "Cell %1 holds a character that is not in the legend."),
              {static_cast<std::int64_t>(unknown - row.text().begin())}});
}

} // namespace

void checkFormat(const JsonCursor& top, std::string_view format, int newest)
{
    const auto member = top.find("format");
    const auto* found = member ? member->json().as<std::string>() : nullptr;
    if (!found || *found != format) {
        if (found && *found == "cavewright/game")
            return member->fail({CAVE_TEXT("errors", "This is a saved game, not a dungeon.")});
        if (found && *found == "cavewright/dungeon")
            return member->fail({CAVE_TEXT("errors", "This is a dungeon, not a saved game.")});
        return top.fail(
            {CAVE_TEXT("errors", "This is no file of Cavewright: \"format\" is not \"%1\"."), {std::string(format)}});
    }
    const JsonCursor version = top["version"];
    if (version.integer(1, 1'000'000) > newest)
        version.fail({CAVE_TEXT("errors", "A newer Cavewright made this file. This one knows versions up to %1."),
                      {std::int64_t{newest}}});
}

Error inFile(Error error, std::string_view file)
{
    std::string where(file);
    if (!error.where.empty())
        where += ": " + error.where;
    return {std::move(where), std::move(error.what)};
}

Legend readLegend(const JsonCursor& legend, const Catalogue& catalogue)
{
    Legend result;
    for (const auto& [sign, tile] : legend.members()) {
        const char c = sign.size() == 1 ? sign.front() : '\0';
        if (c < ' ' || c > '~' || c == '"' || c == '\\')
            tile.fail({CAVE_TEXT("errors", "A tile is written as one printable ASCII character, not \" or \\.")});
        else if (const auto id = catalogue.findTile(tile.text()))
            result[static_cast<std::size_t>(c)] = id;
        else
            tile.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {shortened(tile.text(), kShownOfId)}});
    }
    return result;
}

Legend signsOf(const Catalogue& catalogue)
{
    Legend result;
    for (std::size_t i = 0; i < catalogue.tiles().size(); ++i)
        result[static_cast<std::size_t>(catalogue.tiles()[i].sign)] = static_cast<TileId>(i);
    return result;
}

Grid<TileId> readTileRows(const JsonCursor& rows, int width, int height, const Legend& legend)
{
    const auto* array = rows.json().as<Json::Array>();
    if (array && array->size() != static_cast<std::size_t>(height))
        rows.fail({CAVE_TEXT("errors", "%1 rows, expected %2."),
                   {static_cast<std::int64_t>(array->size()), std::int64_t{height}}});
    if (rows.failed())
        return {};
    if (!array) {
        rows.items(); // which fails
        return {};
    }
    // A row gets a cursor, which costs more than the row, only where one is at fault.
    const auto isWide = [&](const Json& row) {
        const auto* signs = row.as<std::string>();
        return signs && signs->size() == static_cast<std::size_t>(width);
    };
    if (const auto wrong = std::ranges::find_if_not(*array, isWide); wrong != array->end()) {
        failWidth(rows.items()[static_cast<std::size_t>(wrong - array->begin())], width);
        return {};
    }
    const TileTable table = tableOf(legend);
    Grid<TileId> tiles(width, height);
    for (std::size_t y = 0; y < array->size(); ++y)
        if (!readTileRow(*(*array)[y].as<std::string>(), table, tiles.row(static_cast<int>(y)))) {
            failSign(rows.items()[y], table);
            break;
        }
    return tiles;
}

Json::Array tileRows(const Grid<TileId>& tiles, const Catalogue& catalogue)
{
    std::array<char, 256> signs{}; // by tile
    std::ranges::transform(catalogue.tiles(), signs.begin(), &TileKind::sign);
    Json::Array rows;
    rows.reserve(static_cast<std::size_t>(tiles.height()));
    for (int y = 0; y < tiles.height(); ++y) {
        std::string row(static_cast<std::size_t>(tiles.width()), ' ');
        std::ranges::transform(tiles.row(y), row.begin(), [&](TileId tile) { return signs[tile]; });
        rows.emplace_back(std::move(row));
    }
    return rows;
}

ThingKind readThingKind(const JsonCursor& id, const Catalogue& catalogue)
{
    if (const auto creature = catalogue.findCreature(id.text()))
        return {KindTable::Creature, *creature};
    if (const auto item = catalogue.findItem(id.text()))
        return {KindTable::Item, *item};
    id.fail({CAVE_TEXT("errors", "No creature or item is called \"%1\"."), {shortened(id.text(), kShownOfId)}});
    return {};
}

const std::string& idOf(const Catalogue& catalogue, KindTable table, std::uint16_t kind)
{
    return table == KindTable::Item ? catalogue.item(kind).id : catalogue.creature(kind).id;
}

void failTwice(const JsonCursor& uid) { uid.fail({CAVE_TEXT("errors", "This uid is used twice.")}); }

// Keys are distinct already, so nothing is looked up: there may be a million.
Json unknownMembers(const JsonCursor& at, std::span<const std::string_view> known)
{
    Json::Object unknown;
    if (const auto* members = at.json().as<Json::Object>())
        std::ranges::copy_if(*members, std::back_inserter(unknown), [&](const Json::Member& member) {
            return std::ranges::find(known, member.first) == known.end();
        });
    return unknown;
}

} // namespace cave
