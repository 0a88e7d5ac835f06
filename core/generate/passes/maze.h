// SPDX-License-Identifier: MIT
/// @file
/// Mazes on a graph of junctions.
#pragma once

#include "core/base/grid.h"
#include "core/generate/chance.h"

#include <cstdint>
#include <vector>

namespace cave {

/// Junctions in rows and columns, each perhaps joined to its east and south neighbour.
struct MazeGraph {
    enum Bit : std::uint8_t { kEast = 1, kSouth = 2 };
    Grid<std::uint8_t> isUsed; ///< whether there is a junction
    Grid<std::uint8_t> mayOpen; ///< Bits: ways that may be opened; both ends are used
    Grid<std::uint8_t> open; ///< Bits

    bool mayOpenTo(CellAt from, int side) const; ///< side: 0 north, 1 east, 2 south, 3 west
    bool isOpenTo(CellAt from, int side) const;
    void openTo(CellAt from, int side);
    int degree(CellAt junction) const; ///< open ways
};

/// Opens ways until every part of the graph that can be joined is a tree: the growing tree algorithm (after Walter D.
/// Pullen and Jamis Buck), which goes on from the newest junction in `newest` of 1000 steps, else from any that it has
/// met. 1000 gives long winding ways, 0 many short ones. Ways that are open already count as walked.
void growTree(MazeGraph& graph, int newest, const Chance& chance);

/// Opens a second way out of `perMille` of 1000 dead ends, chosen by their place, where there is a wall that may be
/// opened.
void braid(MazeGraph& graph, int perMille, const Chance& chance);

} // namespace cave
