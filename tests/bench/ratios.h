// SPDX-License-Identifier: MIT
// How many times as fast the kernels of the core are as plain C++ that does the same: machines differ and are busy, but
// a ratio of two that take turns in one run holds.
#pragma once

namespace cave {

// Prints a row a job. False when two results differ, or a bar is missed.
bool printRatios();

// Does each job once, without timing it. False when two results differ.
bool tryRatios();

} // namespace cave
