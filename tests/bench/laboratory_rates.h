// SPDX-License-Identifier: MIT
// How fast the laboratory works where nobody sees it: seeds searched, parts and merges of a batch, strings read, and
// what it costs to record a game.
#pragma once

namespace cave {

// Prints a row a figure; false when a bar is missed or two results differ.
bool printLaboratoryRates();

// Searches some seeds, each in both ways. False when they differ.
bool tryLaboratoryRates();

} // namespace cave
