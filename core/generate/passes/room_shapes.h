// SPDX-License-Identifier: MIT
/// @file
/// The floors of rooms: every shape is one region in 4 directions and fills its box. Shapes without a size choose their
/// own.
#pragma once

#include "core/base/random.h"
#include "core/bits/bit_grid.h"

namespace cave {

BitGrid boxRoom(int width, int height);
BitGrid roundRoom(int width, int height); ///< an ellipse, at most so large
/// A cave that a cellular automaton grew, at most so large; a round room where the cave would be less than a third of
/// that.
BitGrid caveRoom(int width, int height, Random& dice);
BitGrid crossRoom(Random& dice); ///< a wide box across a high one, up to 20x7
BitGrid symmetricCrossRoom(Random& dice); ///< up to 8x5
BitGrid smallRoom(Random& dice); ///< a box of 3x2 to 6x4
BitGrid circleRoom(Random& dice); ///< of radius 2 to 4; seldom of up to 8, and then sometimes with a pillar of wall
BitGrid chunkyRoom(Random& dice); ///< 3 to 9 small discs that overlap

} // namespace cave
