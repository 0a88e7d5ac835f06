// SPDX-License-Identifier: MIT
#include "core/generate/regions.h"

#include "core/base/position.h"

namespace cave {

namespace {

// Fills the region of (x, y) with `id` and returns its size. An explicit stack: regions may be a whole level.
int floodFill(const BitGrid& floor, Way way, Position from, std::uint32_t id, Grid<std::uint32_t>& ids,
              std::vector<Position>& stack)
{
    int size = 0;
    ids[from.x, from.y] = id;
    stack.push_back(from);
    while (!stack.empty()) {
        const Position here = stack.back();
        stack.pop_back();
        ++size;
        for (const Direction direction : kDirections) {
            const Position next = moved(here, direction);
            if ((way == Way::Four && isDiagonal(direction)) || !floor.getOr(next.x, next.y, false) ||
                ids[next.x, next.y] != 0)
                continue;
            ids[next.x, next.y] = id;
            stack.push_back(next);
        }
    }
    return size;
}

} // namespace

Regions labelRegions(const BitGrid& floor, Way way)
{
    Regions regions;
    regions.ids = Grid<std::uint32_t>(floor.width(), floor.height(), 0);
    std::vector<Position> stack;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            if (floor.get(x, y) && regions.ids[x, y] == 0) {
                const auto id = static_cast<std::uint32_t>(regions.sizes.size());
                regions.sizes.push_back(floodFill(floor, way, {x, y, 0}, id, regions.ids, stack));
            }
    return regions;
}

} // namespace cave
