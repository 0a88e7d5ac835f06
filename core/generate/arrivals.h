// SPDX-License-Identifier: MIT
/// @file
/// Where the hero comes into a level.
#pragma once

#include "core/generate/canvas.h"

namespace cave {

/// The start, stairs up and the landings of links on this level, as far as they are known by now.
std::vector<CellAt> arrivalsOn(const LevelCanvas& canvas);

} // namespace cave
