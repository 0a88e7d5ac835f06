// SPDX-License-Identifier: MIT
// What the whole program costs, beside what it may.
#pragma once

namespace cave {

// Prints a row a figure. False when a bar is missed.
bool printProgramFigures();

} // namespace cave
