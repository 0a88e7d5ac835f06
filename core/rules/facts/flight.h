// SPDX-License-Identifier: MIT
/// @file
/// What goes straight through the air: thrown things, missiles and beams.
#pragma once

#include "core/world/world.h"

#include <functional>

namespace cave {

/// The cells of the straight line from the centre of one cell through that of another of the same level, and on,
/// without the first: one for each column, or each row where those are more. After Bresenham, with a rule for ties that
/// reads the same from both ends: where the line runs between two cells, the one that is open, and of two open ones the
/// one with the smaller x or y. So the line from A to B has the cells of that from B to A, and meets nothing opaque
/// when they see each other. Ends with the first cell that is not open, or after `length` cells. The two cells must
/// differ.
std::vector<Position> lineThrough(Position from, Position through, int length,
                                  const std::function<bool(Position)>& isOpen);

bool letsFly(const TileKind& tile); ///< things pass over it: ground and water, but no door that is shut

/// Where a thing goes that somebody throws or shoots from a cell to another: as far as that, the first creature or what
/// is in the way.
struct Flight {
    std::vector<Position> path; ///< the cells it passes, the last one included
    EntityId met = EntityId::None; ///< who stopped it
    Position lands; ///< where it comes down: ground nearest to its end, at worst where it came from
    std::optional<Position> stopped; ///< by what is solid there
};
/// The cells differ and are of one level. `counts` says which creatures are in the way: those that the hero sees, for a
/// preview that must not tell more.
Flight flightOf(const World& world, Position from, Position to, const std::function<bool(const Creature&)>& counts);

/// The solid cell that ends such a beam; nothing when it goes its whole range.
std::optional<Position> endOfBeam(const World& world, Position from, Position towards, int range, bool digs);

/// The cells of a beam from a cell towards another: up to `range`, through creatures. One that digs goes through what
/// can be dug, and no further than what cannot; others end before what is opaque or no ground.
std::vector<Position> beamOf(const World& world, Position from, Position towards, int range, bool digs);

} // namespace cave
