// SPDX-License-Identifier: MIT
#include "tests/bench/plain_twins.h"

#include <map>
#include <random>
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

namespace {

struct Cave {
    Grid<Ground> tiles;
    Grid<std::uint32_t> regions;
};

Cave makeCave(int width, int height, std::mt19937& dice)
{
    Floor floor(width, height);
    for (std::uint8_t& cell : floor.cells())
        cell = dice() % 2;
    for (int round = 0; round < 3; ++round)
        floor = nextGeneration(floor, {});
    Cave cave{Grid<Ground>(width, height), labelRegions(floor)};
    std::vector<int> sizes;
    for (const std::uint32_t region : cave.regions.cells()) {
        if (region >= sizes.size())
            sizes.resize(region + 1);
        ++sizes[region];
    }
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            std::uint32_t& region = cave.regions[x, y];
            if (sizes[region] <= 20)
                region = 0;
            cave.tiles[x, y] = region == 0 ? Ground::Rock : Ground::Open;
        }
    return cave;
}

void joinCaves(Cave& upper, Cave& lower, std::mt19937& dice)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::pair<int, int>>> shared;
    for (int y = 0; y < upper.tiles.height(); ++y)
        for (int x = 0; x < upper.tiles.width(); ++x)
            if (upper.tiles[x, y] == Ground::Open && lower.tiles[x, y] == Ground::Open)
                shared[{upper.regions[x, y], lower.regions[x, y]}].emplace_back(x, y);
    for (const auto& [pair, cells] : shared) {
        const auto [x, y] = cells[dice() % cells.size()];
        upper.tiles[x, y] = Ground::StairsDown;
        lower.tiles[x, y] = Ground::StairsUp;
    }
}

} // namespace

std::vector<Grid<Ground>> makeCaves(int width, int height, int depth, std::uint32_t seed)
{
    std::mt19937 dice(seed);
    std::vector<Cave> caves;
    for (int z = 0; z < depth; ++z) {
        caves.push_back(makeCave(width, height, dice));
        if (z > 0)
            joinCaves(caves[caves.size() - 2], caves.back(), dice);
    }
    std::vector<Grid<Ground>> levels;
    levels.reserve(caves.size());
    for (Cave& cave : caves)
        levels.push_back(std::move(cave.tiles));
    return levels;
}

} // namespace cave::plain
