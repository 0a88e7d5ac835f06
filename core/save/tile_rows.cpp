// SPDX-License-Identifier: MIT
#include "core/save/tile_rows.h"

#include <algorithm>

namespace cave {

namespace {

// A list of runs is then a tenth of the text or less, and all of the largest game together are no more values than a
// file may hold.
constexpr std::size_t kCellsForARun = 256;

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

void failWidth(const JsonCursor& row, std::size_t cells, int width)
{
    row.fail({CAVE_TEXT("errors", "%1 cells, expected %2."), {static_cast<std::int64_t>(cells), std::int64_t{width}}});
}

void failSign(const JsonCursor& row, const TileTable& table)
{
    const auto unknown =
        std::ranges::find_if(row.text(), [&](char sign) { return table[static_cast<unsigned char>(sign)] == kNoTile; });
    row.fail({CAVE_TEXT("errors", "Cell %1 holds a character that is not in the legend."),
              {static_cast<std::int64_t>(unknown - row.text().begin())}});
}

// What one of a row's runs says; a length of 0 when it says nothing that can be.
struct Run {
    std::size_t length = 0;
    char sign = ' ';
};

Run runAt(const Json::Array& row, std::size_t index, std::size_t most)
{
    const auto* length = row[index].as<std::int64_t>();
    const auto* sign = index + 1 < row.size() ? row[index + 1].as<std::string>() : nullptr;
    if (!length || *length < 1 || *length > static_cast<std::int64_t>(most) || !sign || sign->size() != 1)
        return {};
    return {static_cast<std::size_t>(*length), sign->front()};
}

// Whether the runs can be, and hold as many cells as the row. Only a row that fails needs its cursor.
bool areRunsSound(const Json::Array& row, std::size_t width)
{
    std::size_t cells = 0;
    for (std::size_t i = 0; i < row.size(); i += 2) {
        const Run run = runAt(row, i, width - cells);
        if (run.length == 0)
            return false;
        cells += run.length;
    }
    return cells == width;
}

void failRuns(const JsonCursor& row, int width)
{
    std::size_t cells = 0;
    const auto& runs = *row.json().as<Json::Array>();
    for (std::size_t i = 0; i < runs.size(); i += 2) {
        const Run run = runAt(runs, i, kMaxSide);
        if (run.length == 0)
            return row.fail({CAVE_TEXT("errors", "A row of runs is a list of numbers of cells, each with the "
                                                 "character behind it that they hold.")});
        cells += run.length;
    }
    failWidth(row, cells, width);
}

// Whether all their characters stand for tiles.
bool readRuns(const JsonCursor& rows, std::size_t y, const TileTable& table, std::span<TileId> cells)
{
    const auto& row = *(*rows.json().as<Json::Array>())[y].as<Json::Array>();
    for (std::size_t i = 0; i < row.size(); i += 2) {
        const Run run = runAt(row, i, cells.size());
        const std::uint16_t tile = table[static_cast<unsigned char>(run.sign)];
        if (tile == kNoTile) {
            failSign(rows.items()[y].items()[i + 1], table);
            return false;
        }
        std::ranges::fill(cells.first(run.length), static_cast<TileId>(tile));
        cells = cells.subspan(run.length);
    }
    return true;
}

// Says what is wrong with the row when it does not hold `width` cells.
void checkRow(const JsonCursor& rows, std::size_t y, int width)
{
    const Json& row = (*rows.json().as<Json::Array>())[y];
    const auto wide = static_cast<std::size_t>(width);
    if (const auto* signs = row.as<std::string>(); signs && signs->size() == wide)
        return;
    if (const auto* runs = row.as<Json::Array>(); runs && areRunsSound(*runs, wide))
        return;
    const JsonCursor at = rows.items()[y];
    if (row.as<Json::Array>())
        failRuns(at, width);
    else
        failWidth(at, at.text().size(), width); // the text fails when it is none
}

} // namespace

std::optional<Json> runsOf(std::string_view row)
{
    Json::Array runs;
    std::size_t left = row.size() / kCellsForARun;
    while (!row.empty()) {
        if (left-- == 0)
            return std::nullopt;
        const std::size_t length = std::min(row.find_first_not_of(row.front()), row.size());
        runs.emplace_back(static_cast<std::int64_t>(length));
        runs.emplace_back(row.substr(0, 1));
        row.remove_prefix(length);
    }
    return runs;
}

TileSigns signsOfTiles(const Catalogue& catalogue)
{
    TileSigns signs{};
    std::ranges::transform(catalogue.tiles(), signs.begin(), &TileKind::sign);
    return signs;
}

Json::Array tileRows(const Grid<TileId>& tiles, const TileSigns& signs)
{
    Json::Array rows;
    rows.reserve(static_cast<std::size_t>(tiles.height()));
    for (int y = 0; y < tiles.height(); ++y) {
        std::string row(static_cast<std::size_t>(tiles.width()), ' ');
        std::ranges::transform(tiles.row(y), row.begin(), [&](TileId tile) { return signs[tile]; });
        auto runs = tiles.size() < kFewestCellsInRuns ? std::nullopt : runsOf(row);
        rows.push_back(runs ? std::move(*runs) : Json(std::move(row)));
    }
    return rows;
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
    for (std::size_t y = 0; y < array->size() && !rows.failed(); ++y)
        checkRow(rows, y, width);
    if (rows.failed())
        return {};
    const TileTable table = tableOf(legend);
    Grid<TileId> tiles(width, height);
    for (std::size_t y = 0; y < array->size(); ++y) {
        const auto* signs = (*array)[y].as<std::string>();
        if (!signs && !readRuns(rows, y, table, tiles.row(static_cast<int>(y))))
            break;
        if (signs && !readTileRow(*signs, table, tiles.row(static_cast<int>(y)))) {
            failSign(rows.items()[y], table);
            break;
        }
    }
    return tiles;
}

} // namespace cave
