// SPDX-License-Identifier: MIT
// What the editor does with a very large dungeon.
#pragma once

#include <string>

namespace cave {

// Opens the file, scrolls, zooms, paints, undoes, makes the dungeon anew, stops that half way, and saves it. Prints how
// long each took and how much memory was needed up to there. False when that is more than 2 GiB or something failed.
bool useLargeWorld(const std::string& file);

} // namespace cave
