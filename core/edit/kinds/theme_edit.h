// SPDX-License-Identifier: MIT
/// @file
/// Changes to the themes that a dungeon brings itself.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

namespace cave {

/// The dungeon's own themes, a row each, as in its file.
Json::Array themeRows(const Dungeon& dungeon);
/// Takes them over as a whole, read as from a file; the path of an error begins with "themes". One with the id of a
/// built-in theme is instead of it. Where as many rows have other ids, the levels that wear them and their music
/// follow. Refused while a level wears one that goes, or the dungeon has music for it. The dungeon is then unchanged.
Result<void> setThemes(Dungeon& dungeon, Json::Array rows);

} // namespace cave
