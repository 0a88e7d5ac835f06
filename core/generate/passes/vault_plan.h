// SPDX-License-Identifier: MIT
/// @file
/// Where a piece can be put into a level, whole, joined and without cutting the level apart.
#pragma once

#include "core/generate/canvas.h"
#include "core/generate/pieces.h"

namespace cave {

/// The cells where a piece's left upper corner may lie so that all its cells with a tile fall on `allowed`.
BitGrid placesFor(const FlatPiece& piece, const BitGrid& allowed);

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
    enum class Effect : std::uint8_t { None, Cuts, ClosesIn };

    bool join(CellAt exit, VaultPlan& plan) const;
    bool mayDig(int x, int y, const VaultPlan& plan) const;
    bool touchesFloor(CellAt cell, const VaultPlan& plan) const;
    /// As far as it shows inside the window.
    Effect effectOf(const VaultPlan& plan, const Box& window, bool mayCloseIn) const;

    const LevelCanvas& m_canvas;
    int m_reach;
    std::int64_t m_looked = 0; ///< cells, by looks at whole levels
};

} // namespace cave
