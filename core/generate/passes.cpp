// SPDX-License-Identifier: MIT
#include "core/generate/passes.h"

namespace cave {

std::span<const Pass> passes()
{
    static const std::vector<Pass> table{
        fillPass(),    cavesPass(), roomsPass(),   accretePass(), bspPass(),   mazePass(),  arenaPass(),
        blobsPass(),   prunePass(), connectPass(), loopsPass(),   doorsPass(), vaultPass(), tidyPass(),
        scatterPass(), editsPass(), stairsPass(),  gatesPass(),   spawnPass(),
    };
    return table;
}

} // namespace cave
