// SPDX-License-Identifier: MIT
#include "tests/bench/plain_twins.h"

#include <utility>

namespace cave::plain {

Floor nextGeneration(const Floor& floor, CaveRule rule)
{
    Floor next = floor;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            int neighbours = -floor[x, y];
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    if (floor.contains(x + dx, y + dy))
                        neighbours += floor[x + dx, y + dy];
            next[x, y] = neighbours >= (floor[x, y] ? rule.survive : rule.born);
        }
    return next;
}

Grid<std::uint32_t> labelRegions(const Floor& floor)
{
    Grid<std::uint32_t> ids(floor.width(), floor.height());
    std::uint32_t last = 0;
    std::vector<std::pair<int, int>> open;
    const auto reach = [&](int x, int y) {
        if (!floor.contains(x, y) || !floor[x, y] || ids[x, y] != 0)
            return;
        ids[x, y] = last;
        open.emplace_back(x, y);
    };
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            if (!floor[x, y] || ids[x, y] != 0)
                continue;
            ++last;
            for (reach(x, y); !open.empty();) {
                const auto [hereX, hereY] = open.back();
                open.pop_back();
                reach(hereX, hereY - 1);
                reach(hereX + 1, hereY);
                reach(hereX, hereY + 1);
                reach(hereX - 1, hereY);
            }
        }
    return ids;
}

} // namespace cave::plain
