// SPDX-License-Identifier: MIT
#include "core/generate/passes/room_shapes.h"

#include "core/bits/cellular.h"
#include "core/bits/shifted.h"
#include "core/generate/shapes/regions.h"

#include <algorithm>
#include <bit>

namespace cave {

namespace {

constexpr int kCaveFill = 620; // per mille; rooms are small, and all outside counts as wall
constexpr int kCaveRounds = 4;

BitGrid trimmed(const BitGrid& cells)
{
    Box box;
    for (int y = 0; y < cells.height(); ++y)
        for (int w = 0; w < cells.wordsPerRow(); ++w)
            if (const std::uint64_t word = cells.row(y)[static_cast<std::size_t>(w)]; word != 0) {
                const int first = std::countr_zero(word);
                box = box.united({w * 64 + first, y, 64 - std::countl_zero(word) - first, 1});
            }
    return cropped(cells, box);
}

// Two boxes on a ground large enough for both, the second with its middle off the first's by so much.
BitGrid crossed(const Box& one, const Box& other, int offX, int offY)
{
    constexpr int kMiddle = 16;
    BitGrid cells(2 * kMiddle, 2 * kMiddle);
    cells.set(Box{kMiddle - one.width / 2, kMiddle - one.height / 2, one.width, one.height});
    cells.set(Box{kMiddle + offX - other.width / 2, kMiddle + offY - other.height / 2, other.width, other.height});
    return trimmed(cells);
}

void fillDisc(BitGrid& cells, int middleX, int middleY, int radius, bool value = true)
{
    for (int y = middleY - radius; y <= middleY + radius; ++y)
        for (int x = middleX - radius; x <= middleX + radius; ++x)
            if ((x - middleX) * (x - middleX) + (y - middleY) * (y - middleY) < radius * radius + radius)
                cells.set(x, y, value);
}

BitGrid largestPart(const BitGrid& floor)
{
    const Regions regions = labelRegions(floor, Way::Four);
    const auto largest = static_cast<std::uint32_t>(std::ranges::max_element(regions.sizes) - regions.sizes.begin());
    BitGrid part(floor.width(), floor.height());
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            part.set(x, y, largest != 0 && regions.ids[x, y] == largest);
    return trimmed(part);
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
    return trimmed(floor);
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

BitGrid crossRoom(Random& dice)
{
    const Box high{0, 0, dice.between(3, 12), dice.between(3, 7)};
    const Box wide{0, 0, dice.between(4, 20), dice.between(2, 5)};
    const int offX = dice.between(0, 2) - dice.between(0, 2);
    const int offY = dice.between(0, 2) - dice.between(0, 2);
    return crossed(high, wide, offX, offY / 2);
}

// Bars of odd width in boxes of odd width and of even width in even ones, so that both sides are alike.
BitGrid symmetricCrossRoom(Random& dice)
{
    const int width = dice.between(4, 8);
    const int height = dice.between(4, 5);
    const int barWidth = width % 2 == 0 ? 2 : 3;
    const int barHeight = height % 2 == 0 ? 2 : 3;
    return crossed({0, 0, width, barHeight}, {0, 0, barWidth, height}, 0, 0);
}

BitGrid smallRoom(Random& dice)
{
    const int width = dice.between(3, 6);
    return boxRoom(width, dice.between(2, 4));
}

BitGrid circleRoom(Random& dice)
{
    const bool isLarge = dice.perMille(50);
    const int radius = isLarge ? dice.between(5, 8) : dice.between(2, 4);
    BitGrid cells(2 * radius + 1, 2 * radius + 1);
    fillDisc(cells, radius, radius, radius);
    if (isLarge && dice.perMille(500))
        fillDisc(cells, radius, radius, radius - 4, false);
    return cells;
}

// Each disc lies around a floor cell of those before it.
BitGrid chunkyRoom(Random& dice)
{
    constexpr int kMiddle = 20;
    constexpr int kRadius = 2;
    BitGrid cells(2 * kMiddle + 1, 2 * kMiddle + 1);
    fillDisc(cells, kMiddle, kMiddle, kRadius);
    Box reach{kMiddle - kRadius, kMiddle - kRadius, 2 * kRadius + 1, 2 * kRadius + 1};
    for (int left = dice.between(2, 8); left > 0;) {
        const int x = dice.between(reach.x, reach.right() - 1);
        const int y = dice.between(reach.y, reach.bottom() - 1);
        if (!cells.get(x, y))
            continue;
        fillDisc(cells, x, y, kRadius);
        reach = reach.united({x - kRadius, y - kRadius, 2 * kRadius + 1, 2 * kRadius + 1});
        --left;
    }
    return trimmed(cells);
}

} // namespace cave
