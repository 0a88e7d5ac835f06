// SPDX-License-Identifier: MIT
/// @file
/// What a level does by itself, for its designer to look at: fire that spreads, grass that rises.
#pragma once

#include "core/base/position.h"
#include "core/base/result.h"
#include "core/base/shared_grid.h"
#include "core/generate/shapes/cell.h"
#include "core/world/dungeon.h"

#include <optional>
#include <vector>

namespace cave {

/// The tiles of the level of `from` at first and after each beat, as many as come: no more once nothing goes on. Nobody
/// acts, and no creature but the hero, who stands at the walkable cell `from`, is there. `alight` is set on fire before
/// the first beat. An error where the level cannot be played, or nothing is fire in this dungeon.
Result<std::vector<SharedGrid<TileId>>> playedForward(const Dungeon& dungeon, Position from, int beats,
                                                      std::optional<CellAt> alight = {});

} // namespace cave
