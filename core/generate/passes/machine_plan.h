// SPDX-License-Identifier: MIT
/// @file
/// Where the letters of a loose piece lie in a part of a level.
#pragma once

#include "core/generate/passes/machine_sites.h"
#include "core/generate/pieces.h"
#include "core/generate/shapes/joins.h"

namespace cave {

struct LaidCell {
    char letter = '?';
    CellAt at;
    bool operator==(const LaidCell&) const = default;
};

struct MachinePlan {
    MachineSite site;
    std::vector<LaidCell> cells; ///< the origin's first, then as the features lay them; no cell twice
};

/// Which walkable cells are ways for a machine that must shut none of them.
enum class WaysOver : std::uint8_t {
    AnyGround, ///< lava too
    HarmlessGround,
};

/// Lays a piece's features on one state of a level; must be made anew when the level changes.
class MachinePlanner {
public:
    /// All of these must outlive this.
    MachinePlanner(const LevelCanvas& canvas, const HeldCells& held, const Piece& piece, const PieceBook& book,
                   const Chance& chance, WaysOver ways);

    /// Nothing when a feature finds too few cells that suit.
    std::optional<MachinePlan> plan(const MachineSite& site);

private:
    bool layOrigin();
    bool lay(const Feature& feature, std::size_t index);
    bool isChosen(const Feature& feature, std::size_t index) const;
    int countOf(const Feature& feature, std::size_t index) const;
    std::vector<CellAt> suitable(const Feature& feature, std::size_t index) const;
    bool suits(const Feature& feature, CellAt cell, int steps) const;
    bool isWallFor(const Feature& feature, CellAt cell) const;
    bool isInView(CellAt cell) const;
    bool isNear(CellAt cell, char letter, std::size_t first, int cells) const;
    int openAround(CellAt cell) const;
    bool isShutByChoice(char letter) const;
    bool mayChange(CellAt cell, char letter, Blocks blocks);
    bool keepsWays(CellAt closed) const;
    void put(char letter, CellAt cell);
    bool isWay(const TileKind& tile) const;

    const LevelCanvas& m_canvas;
    const HeldCells& m_held;
    const Piece& m_piece;
    const PieceBook& m_book;
    Chance m_chance;
    WaysOver m_ways;
    const MachineSite* m_site = nullptr;
    BitGrid m_before; ///< the ways of the level
    BitGrid m_floor; ///< the same, as the cells laid so far leave them
    BitGrid m_used;
    Grid<int> m_steps; ///< from the origin
    int m_farthest = 0;
    Joins m_joins;
    std::vector<LaidCell> m_cells;
};

} // namespace cave
