// SPDX-License-Identifier: MIT
/// @file
/// The picture of a dungeon's kinds of tiles that lies beside a map for Tiled, or Tiled shows nothing but crosses.
#pragma once

#include "core/content/catalogue.h"

#include <string>

namespace cave::tmj {

inline constexpr int kTile = 16; ///< pixels of a tile's side

/// Named after what it shows, so that maps in a folder share it and none changes that of another.
struct TilesPicture {
    std::string name;  ///< of the file
    std::string bytes; ///< of a PNG with the tiles side by side
};
TilesPicture tilesPicture(const Catalogue& catalogue);

} // namespace cave::tmj
