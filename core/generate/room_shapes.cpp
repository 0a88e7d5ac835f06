// SPDX-License-Identifier: MIT
#include "core/generate/room_shapes.h"

#include "core/generate/cellular.h"
#include "core/generate/regions.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kCaveFill = 620; // per mille; rooms are small, and all outside counts as wall
constexpr int kCaveRounds = 4;

BitGrid cutOut(const BitGrid& cells, const Box& box)
{
    BitGrid cut(box.width, box.height);
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            cut.set(x, y, cells.get(box.x + x, box.y + y));
    return cut;
}

BitGrid largestPart(const BitGrid& floor)
{
    const Regions regions = labelRegions(floor, Way::Four);
    const auto largest = static_cast<std::uint32_t>(std::ranges::max_element(regions.sizes) - regions.sizes.begin());
    BitGrid part(floor.width(), floor.height());
    Box box;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            if (largest != 0 && regions.ids[x, y] == largest) {
                part.set(x, y);
                box = box.united({x, y, 1, 1});
            }
    return cutOut(part, box);
}

} // namespace

BitGrid boxRoom(int width, int height) { return {width, height, true}; }

BitGrid roundRoom(int width, int height)
{
    BitGrid floor(width, height);
    const std::int64_t w = width;
    const std::int64_t h = height;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const std::int64_t across = (2 * x + 1 - w) * h; // twice the way from the middle, both axes in one scale
            const std::int64_t down = (2 * y + 1 - h) * w;
            floor.set(x, y, across * across + down * down <= w * h * w * h);
        }
    return floor;
}

BitGrid caveRoom(int width, int height, Random& dice)
{
    BitGrid floor(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            floor.set(x, y, dice.perMille(kCaveFill));
    const BitGrid none(width, height);
    for (int round = 0; round < kCaveRounds; ++round)
        floor = nextGeneration(floor, none, {});
    BitGrid cave = largestPart(floor);
    return cave.count() * 3 < width * height ? roundRoom(width, height) : cave;
}

} // namespace cave
