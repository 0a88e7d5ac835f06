// SPDX-License-Identifier: MIT
// Text maps behind a first line: planted by check_additions.sh.
#pragma once

#include "core/base/progress.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/foreign_kinds.h"

#include <string>

namespace cave {

inline constexpr std::string_view kPlantedSuffix = ".planted";

Result<DungeonFile> readPlanted(std::string_view text, const Beside& beside, const Progress& progress);
std::string writePlanted(const Dungeon& dungeon, const Progress& progress);

} // namespace cave
