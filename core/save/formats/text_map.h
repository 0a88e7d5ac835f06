// SPDX-License-Identifier: MIT
/// @file
/// Plain text maps: terrain only, a line a row in the tiles' signs, an empty line between levels.
#pragma once

#include "core/world/dungeon.h"

#include <memory>
#include <string>
#include <string_view>

namespace cave {

inline constexpr std::string_view kTextMapSuffix = ".txt";

/// Levels made by hand, all of one size, with the tiles of the catalogue. Lines may end in CR LF; empty lines around
/// the levels do not count. An error's `where` is "line 3, column 7", counted from 1.
Result<Dungeon> readTextMap(std::string_view text, std::shared_ptr<const Catalogue> catalogue = Catalogue::builtIn());

/// A dungeon's own tiles are written with their own signs, which only its catalogue knows.
std::string writeTextMap(const Dungeon& dungeon);

} // namespace cave
