// SPDX-License-Identifier: MIT
// The picture of a dungeon's kinds that goes with a map for Tiled, as the game paints them.
#pragma once

#include "app/view/tiles/artwork.h"
#include "core/world/dungeon.h"

#include <string>

namespace cave {

// What a PNG file holds, laid out as core/save/formats/tmj_tiles has it: tiles in the theme of the first level, things
// on nothing. Needs a QGuiApplication; in another thread than its own, an artwork that nobody else uses.
std::string tiledPicture(const Dungeon& dungeon, Artwork& artwork);

} // namespace cave
