// SPDX-License-Identifier: MIT
/// @file
/// Making room where stairs lead, for who comes out of nothing, and for what falls.
#pragma once

#include "core/world/world.h"

namespace cave {

/// The free cell that whoever stands at `landing` is pushed to: the nearest within 2 steps, by distance, then clockwise
/// from the north (ring 2: by row), and a closed door only where there is nothing else. Nothing when all are taken.
std::optional<Position> placeToPush(const World& world, Position landing);

/// The same for who stands where the hero comes by stairs. Where all cells within 2 steps are taken it is the nearest
/// by steps over ground, past whoever stands there, in which somebody bars nobody's way: else those who never move
/// would bar stairs for ever.
std::optional<Position> placeToGiveWay(const World& world, Position landing);

/// The nearest ground that can be walked on, the cell first, by distance, then by row. The cell itself when the level
/// has none.
Position nearestGround(const World& world, Position at);

/// Whether somebody can stand in a cell and bars nobody's way there: free ground, neither stairs nor a closed door.
bool isOutOfTheWay(const World& world, Position at);

/// Where what falls down at a cell comes to lie: the nearest ground, of the level below where the cell is a chasm.
Position placeToFall(const World& world, Position at);

} // namespace cave
