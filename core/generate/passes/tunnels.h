// SPDX-License-Identifier: MIT
/// @file
/// The cheapest tunnels between the parts of a map.
#pragma once

#include "core/base/grid.h"
#include "core/bits/bit_grid.h"
#include "core/generate/chance.h"

#include <cstdint>
#include <vector>

namespace cave {

/// Joins regions `a` and `b` (a < b) by digging `cells`, which are none of theirs and touch by their sides.
struct Tunnel {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::vector<CellAt> cells;
};

/// A tunnel of fewest cells for each two regions that are neighbours through diggable cells. Those suffice to join all
/// that can be joined as cheaply as possible. Sorted by length, then by place. `regions` holds ids from 1, and 0 for no
/// region; steps go in 4 directions.
///
/// One breadth-first wave from all regions at once: where the waves of two regions meet lies a cheapest tunnel between
/// them (the edges of a Voronoi diagram hold a minimum spanning tree: Mehlhorn, "A faster approximation algorithm for
/// the Steiner problem in graphs", 1988). Work and memory follow the number of cells, whatever the number of regions.
std::vector<Tunnel> findTunnels(const Grid<std::uint32_t>& regions, const BitGrid& diggable);

} // namespace cave
