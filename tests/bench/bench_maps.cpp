// SPDX-License-Identifier: MIT
#include "tests/bench/bench_maps.h"

#include "core/bits/cellular.h"
#include "core/generate/chance.h"

#include <cstdio>
#include <utility>

namespace cave {

BitGrid benchCaves(int width, int height)
{
    BitGrid floor = Chance(2).mask(width, height, 500);
    for (int i = 0; i < 3; ++i)
        floor = nextGeneration(floor, BitGrid(width, height), {});
    return floor;
}

BitGrid benchHall(int width, int height) { return BitGrid(width, height, true); }

void printBenchMaps()
{
    for (const auto& [name, floor] : {std::pair("caves", benchCaves(100, 48)), std::pair("hall", benchHall(100, 48))}) {
        std::printf("%s\n", name);
        for (int y = 0; y < floor.height(); ++y) {
            for (int x = 0; x < floor.width(); ++x)
                std::putchar(floor.get(x, y) ? '.' : '#');
            std::putchar('\n');
        }
    }
}

} // namespace cave
