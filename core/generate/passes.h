// SPDX-License-Identifier: MIT
/// @file
/// All passes. A new one has its file in passes/, and here its declaration and its row; so has a new version of one.
#pragma once

#include "core/generate/pass.h"

#include <array>

namespace cave {

inline constexpr std::string_view kEditsType = "edits";

Pass fillPass();
Pass cavesPass();
Pass roomsPass();
Pass accretePass();
Pass bspPass();
Pass mazePass();
Pass arenaPass();
Pass blobsPass();
Pass prunePass();
Pass connectPass();
Pass loopsPass();
Pass doorsPass();
Pass vaultPass();
Pass tidyPass();
Pass scatterPass();
Pass editsPass();
Pass stairsPass();
Pass machinePass();
Pass machine2Pass();
Pass gatesPass();
Pass gates2Pass();
Pass spawnPass();
Pass spawn2Pass();

/// All passes, in the order in which they are offered.
inline constexpr std::array kPasses{
    fillPass,   cavesPass,   roomsPass,    accretePass, bspPass,    mazePass,  arenaPass,   blobsPass,
    prunePass,  connectPass, loopsPass,    doorsPass,   vaultPass,  tidyPass,  scatterPass, editsPass,
    stairsPass, machinePass, machine2Pass, gatesPass,   gates2Pass, spawnPass, spawn2Pass,
};

} // namespace cave
