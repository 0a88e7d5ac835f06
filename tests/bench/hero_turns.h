// SPDX-License-Identifier: MIT
// How long a turn of the hero takes.
#pragma once

namespace cave {

// Prints a row: of the shortest passes over three games, as for the rows of contests, the one that takes longest. False
// when the bar is missed.
bool printHeroTurns();

} // namespace cave
