// SPDX-License-Identifier: MIT
// What it costs that the game is heard, beside what it may.
#pragma once

namespace cave {

// Prints a row a figure. False when a bar is missed.
bool printSoundFigures();

} // namespace cave
