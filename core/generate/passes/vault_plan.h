// SPDX-License-Identifier: MIT
/// @file
/// Where a piece can be put into a level, whole, joined and without cutting the level apart.
#pragma once

#include "core/generate/canvas.h"
#include "core/generate/chance.h"
#include "core/generate/pieces.h"

#include <compare>
#include <optional>
#include <span>
#include <vector>

namespace cave {

/// The cells where a piece's left upper corner may lie so that all its cells with a tile fall on `allowed`.
BitGrid placesFor(const FlatPiece& piece, const BitGrid& allowed);

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

/// A piece in its place, and the cells to dig so that each of its exits touches floor that was there before, by a side.
struct VaultPlan {
    const FlatPiece* piece = nullptr; ///< turned
    int x = 0;
    int y = 0;
    std::vector<CellAt> tunnels{};
};

/// Plans on one state of a level; must be made anew when the level changes.
class VaultPlanner {
public:
    /// A tunnel has at most `reach` cells. Canvas must outlive this.
    VaultPlanner(const LevelCanvas& canvas, int reach) : m_canvas(canvas), m_reach(reach) {}

    /// Nothing when an exit cannot be joined, when some of the piece's floor would be closed in and `mayCloseIn` says
    /// not that its events open it, or when cells of one region would no longer be joined. `x`, `y` must be one of
    /// placesFor().
    std::optional<VaultPlan> plan(const FlatPiece& piece, int x, int y, bool mayCloseIn = false);

private:
    /// What can be walked on in a part of the level.
    struct Ground {
        BitGrid before;
        BitGrid after; ///< the plan is carried out
        BitGrid outside; ///< of that before, what is no cell of the piece

        BitGrid kept() const { return BitGrid(before) &= after; }
        BitGrid lost() const { return BitGrid(before) -= after; }
    };

    bool join(CellAt exit, VaultPlan& plan) const;
    bool mayDig(int x, int y, const VaultPlan& plan) const;
    bool touchesFloor(CellAt cell, const VaultPlan& plan) const;
    Ground groundIn(const VaultPlan& plan, const Box& window) const;
    static bool cuts(const Ground& ground); ///< as far as it shows inside

    const LevelCanvas& m_canvas;
    int m_reach;
    std::int64_t m_looked = 0; ///< cells, by looks at whole levels
};

} // namespace cave
