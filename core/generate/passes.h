// SPDX-License-Identifier: MIT
// The passes, one file each. passes.cpp puts them into the table.
#pragma once

#include "core/generate/pass.h"

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
Pass gatesPass();
Pass spawnPass();

} // namespace cave
