// SPDX-License-Identifier: MIT
// The maps that kernels and their peers are measured on.
#pragma once

#include "core/bits/bit_grid.h"

namespace cave {

BitGrid benchCaves(int width, int height); // floor as the first dungeon has it
BitGrid benchHall(int width, int height);  // nothing but floor

void printBenchMaps(); // of 100x48, each behind a line with its name: for peers that are other programs

} // namespace cave
