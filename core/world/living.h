// SPDX-License-Identifier: MIT
/// @file
/// What a level's ground is about to do by itself. Most levels hold nothing of this.
#pragma once

#include "core/base/cell_map.h"
#include "core/content/kinds.h"
#include "core/world/happenings.h"

#include <cstddef>
#include <vector>

namespace cave {

/// When a row of the tile in a cell comes about. Void as soon as the tile changes.
struct Appointment {
    std::int64_t beat = 0; ///< of the level's, counted from 1
    int row = 0; ///< of the tile's reactions
    bool operator==(const Appointment&) const = default;
};

inline constexpr std::size_t kMostFloods = 16; ///< of a level at a time

/// Water or lava on its way. Cells are row-major as in Grid::index.
struct Flood {
    std::size_t source = 0; ///< where it begins
    TileId shallow = 0;
    TileId deep = 0; ///< of the half nearer to the source
    int volume = 1; ///< cells that it takes at most
    int rate = 1; ///< cells that it takes, and gives back, a beat
    int hold = 0; ///< beats from its highest until it gives back; 0: it stays
    int held = 0; ///< of these so far
    bool ebbs = false;
    std::vector<std::size_t> cells = {}; ///< that are under it, in the order in which it took them
    bool operator==(const Flood&) const = default;
};

/// The gas of a cell: it holds one kind.
struct GasCell {
    std::size_t cell = 0;
    GasId kind = 0;
    int units = 0; ///< 1..kMostUnits
    bool operator==(const GasCell&) const = default;
};

/// By cell, row-major as in Grid::index.
struct Living {
    std::int64_t beats = 0; ///< that the level has had
    CellMap<TileId> under; ///< what comes back when the transient tile of a cell ends
    CellMap<Appointment> waits;
    std::vector<Flood> floods; ///< oldest first
    Happenings happened; ///< of its own events and those of its placed pieces; of all what is put off
    std::vector<GasCell> gas; ///< by ascending cell, at most kMostUnits together
    bool operator==(const Living&) const = default;
};

} // namespace cave
