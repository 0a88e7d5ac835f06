// SPDX-License-Identifier: MIT
#include "app/view/tiles/tile_plan.h"

#include <algorithm>
#include <cmath>

namespace cave {

TilePlan planFor(double pixelsPerCell)
{
    double size = pixelsPerCell;
    while (size > kLargestTile)
        size /= 2;
    const int step = size < kSmallestTile ? 2 : 4;
    const int multiple = static_cast<int>(std::floor(size / step + 1e-6)) * step;
    const int tile = std::clamp(multiple, kSmallestShown, kLargestTile);
    return {tile, pixelsPerCell / tile};
}

} // namespace cave
