// SPDX-License-Identifier: MIT
// The floors of rooms: every shape is one region in 4 directions and fills its box.
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/random.h"

namespace cave {

BitGrid boxRoom(int width, int height);
BitGrid roundRoom(int width, int height); // the largest ellipse
// A cave that a cellular automaton grew, at most so large; a round room where the cave would be less than a third of
// that.
BitGrid caveRoom(int width, int height, Random& dice);

} // namespace cave
