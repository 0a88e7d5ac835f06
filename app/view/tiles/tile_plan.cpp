// SPDX-License-Identifier: MIT
#include "app/view/tiles/tile_plan.h"

#include <algorithm>
#include <cmath>

namespace cave {

TilePlan planFor(double pixelsPerCell)
{
    constexpr int kStep = 4;
    double size = pixelsPerCell;
    while (size > kLargestTile)
        size /= 2;
    const int multiple = static_cast<int>(std::floor(size / kStep + 1e-6)) * kStep;
    const int tile = std::clamp(multiple, kSmallestTile, kLargestTile);
    return {tile, pixelsPerCell / tile};
}

} // namespace cave
