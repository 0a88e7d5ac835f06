// SPDX-License-Identifier: MIT
/// @file
/// The tiles of a level as rows of a file: a text with a character for each cell, or, where a large level has a row of
/// few runs of equal cells, those as a list: [4000, "#", 96, "."].
#pragma once

#include "core/json/json_cursor.h"
#include "core/save/checks.h"

#include <array>

namespace cave {

/// Smaller levels are written as plain texts only, so that a change reads as a map.
inline constexpr std::size_t kFewestCellsInRuns = 1'000'000;

/// The row as a list of its runs; nothing where there are more than one for every 256 cells.
std::optional<Json> runsOf(std::string_view row);

/// The character of each tile.
using TileSigns = std::array<char, 256>;
TileSigns signsOfTiles(const Catalogue& catalogue);

Json::Array tileRows(const Grid<TileId>& tiles, const TileSigns& signs);

/// `height` rows of `width` cells, each of them a text or a list of runs. The grid is made only when sizes fit.
Grid<TileId> readTileRows(const JsonCursor& rows, int width, int height, const Legend& legend);

} // namespace cave
