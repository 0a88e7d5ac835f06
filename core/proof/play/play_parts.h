// SPDX-License-Identifier: MIT
/// @file
/// A proof for designs of many events that have nothing to do with each other: each part of them is proved alone, and
/// promises which places it keeps joined.
#pragma once

#include "core/proof/play/play_graph.h"

#include <functional>
#include <memory>

namespace cave {

/// Rows and locked doors of a model that share marks, cells, things or foes.
struct PlayPart {
    std::vector<std::size_t> rows;
    std::vector<Position> doors;
};

/// Nothing where they cannot be parted: an event moves the hero from or to anywhere, or the start or stairs are among
/// their cells.
std::vector<PlayPart> partsOf(const PlayModel& model);

/// The cells that an event moves somebody to, by its row.
std::vector<Position> carriedTo(const PlayModel& model, std::size_t row);

struct PartsProof {
    bool isProved = false; ///< the parts' promises come to a proof of the whole
    std::vector<PlayPart> parts; ///< one or none: nothing was tried
    /// By part: cells where the hero can surely come to from the start without it, one of each place that no event
    /// changes.
    std::vector<std::vector<Position>> reached;
};

/// A promise leads surely from one place to another, whatever the part itself and all others have come to, and without
/// what others do. `mayBeAt` says where the hero can be at the most. Once `goesOn` says false nothing more is proved.
PartsProof proveByParts(const PlayModel& model, const std::function<bool(Position)>& mayBeAt,
                        const std::function<bool()>& goesOn = {});

} // namespace cave
