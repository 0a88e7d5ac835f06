// SPDX-License-Identifier: MIT
/// @file
/// What Place rows must leave open: where the hero comes to a level and goes on, and what the goal and keys stand on.
#pragma once

#include "core/generate/canvas.h"

namespace cave {

struct HeldCells {
    BitGrid kept; ///< cells that must never be shut off
    std::vector<CellAt> arrivals; ///< those of them where the hero may come to the level
    BitGrid taken; ///< by things
};

HeldCells heldCells(const LevelCanvas& canvas);

} // namespace cave
