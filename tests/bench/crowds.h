// SPDX-License-Identifier: MIT
// How the cost of a turn grows with the number of creatures, for each thing that creatures can be made to do.
#pragma once

namespace cave {

// Prints a row a behaviour; false when a bar is missed.
bool printCrowds();

// A few turns of a small crowd of each.
void tryCrowds();

} // namespace cave
