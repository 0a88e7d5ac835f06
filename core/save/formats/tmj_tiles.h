// SPDX-License-Identifier: MIT
/// @file
/// The picture of a dungeon's kinds that lies beside a map for Tiled, or Tiled shows nothing but crosses.
#pragma once

#include "core/content/catalogue.h"

#include <string>

namespace cave::tmj {

inline constexpr int kTile = 32; ///< pixels of a tile's side
inline constexpr int kColumns = 16; ///< of tiles in the picture; the last row may be short

/// How many tiles it has: the catalogue's kinds of tiles, creatures and items, in this order.
std::size_t tilesInPicture(const Catalogue& catalogue);
/// Where in it a kind of creature or item is.
std::size_t placeInPicture(const Catalogue& catalogue, KindTable table, std::size_t kind);
int rowsOfPicture(const Catalogue& catalogue);

/// The bytes of a PNG with plain shapes in the kinds' colours, for programs that cannot paint.
std::string plainTiles(const Catalogue& catalogue);

/// What such a picture's file is called, after what it shows: so maps in a folder share it and none changes that of
/// another.
std::string nameOfTiles(std::string_view png);
std::string nameOfTileset(std::string_view tsx); ///< likewise

} // namespace cave::tmj
