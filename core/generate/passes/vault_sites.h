// SPDX-License-Identifier: MIT
/// @file
/// Where a vault is tried, best first.
#pragma once

#include "core/generate/chance.h"
#include "core/generate/passes/vault_plan.h"

#include <compare>
#include <optional>
#include <span>
#include <vector>

namespace cave {

struct Orientation {
    FlatPiece cells;
    int turn = 0; // as PlacedPiece has it
};

/// Where vaults are wanted.
struct VaultAim {
    struct Target { ///< in half cells, so that the middle of an even number of cells is exact
        int x = 0;
        int y = 0;
    };
    std::optional<Target> near = {}; ///< the nearer, the better
    std::optional<CellAt> at = {};   ///< there and nowhere else
};

/// A cell for the left upper corner of one of a piece's orientations.
struct VaultSite {
    std::int64_t distance = 0;
    std::uint64_t rank = 0;
    int x = 0;
    int y = 0;
    std::size_t orientation = 0;
    auto operator<=>(const VaultSite&) const = default;
};

/// The best `most` of all sites on `allowed`, the least first. A site's rank is what chance gives for the piece, the
/// cell and the number of the orientation, where `draw` is what it gives for the piece.
std::vector<VaultSite> bestSites(std::span<const Orientation> orientations, const BitGrid& allowed, std::uint64_t draw,
                                 const VaultAim& aim, std::size_t most);

} // namespace cave
