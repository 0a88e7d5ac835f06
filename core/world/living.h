// SPDX-License-Identifier: MIT
/// @file
/// What a level's ground is about to do by itself. Most levels hold nothing of this.
#pragma once

#include "core/content/kinds.h"
#include "core/world/happenings.h"

#include <cstddef>
#include <map>

namespace cave {

/// When a row of the tile in a cell comes about. Void as soon as the tile changes.
struct Appointment {
    std::int64_t beat = 0; ///< of the level's, counted from 1
    int row = 0; ///< of the tile's reactions
    bool operator==(const Appointment&) const = default;
};

/// By cell, row-major as in Grid::index.
struct Living {
    std::int64_t beats = 0; ///< that the level has had
    std::map<std::size_t, TileId> under; ///< what comes back when the transient tile of a cell ends
    std::map<std::size_t, Appointment> waits;
    Happenings happened; ///< of its own events and those of its placed pieces; of all what is put off
    bool operator==(const Living&) const = default;
};

} // namespace cave
