// SPDX-License-Identifier: MIT
// Ways over a level, for creatures that know where they are going.
#pragma once

#include "core/base/box.h"
#include "core/base/shortest_path.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <vector>

namespace cave {

constexpr int squaredLength(Position from, Position to)
{
    return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
}

// The first step of a way of the fewest steps in 8 directions from one cell to another of the same level, over cells of
// the box only, which holds both ends. `isOpen(Position)` says where it may lead; the two ends need not be open. Of
// several first steps the one that comes nearest as the crow flies, then the first in the order of kDirections. Nothing
// when there is no such way, or no step to make.
template <typename IsOpen>
std::optional<Direction> firstStep(Position from, Position to, const Box& within, IsOpen&& isOpen)
{
    if (from.z != to.z || from == to || !within.contains(from.x, from.y) || !within.contains(to.x, to.y))
        return std::nullopt;
    std::array<Direction, 8> directions = kDirections; // the best first
    std::ranges::sort(directions, {}, [&](Direction direction) {
        return std::tuple(squaredLength(moved(from, direction), to), direction);
    });
    const auto isOpenWithin = [&](Position at) { return within.contains(at.x, at.y) && isOpen(at); };
    const auto best = std::ranges::find_if(directions, [&](Direction direction) {
        const Position next = moved(from, direction);
        return next == to || isOpenWithin(next);
    });
    if (best == directions.end())
        return std::nullopt;
    const Position beside = moved(from, *best);
    if (distance(beside, to) < distance(from, to) && walkStraight(beside, to, isOpenWithin, [](Position) {}))
        return *best; // no way is shorter, and no first step nearer

    // To `to`, plus 1. What is no way is 1 too, and so are the cells around the box.
    const int stride = within.width + 2;
    const auto indexOf = [&](Position at) {
        return static_cast<std::uint32_t>((at.y - within.y + 1) * stride + at.x - within.x + 1);
    };
    std::vector<std::uint32_t> steps(static_cast<std::size_t>(stride) * static_cast<std::size_t>(within.height + 2));
    std::fill_n(steps.begin(), stride, 1u);
    std::fill_n(steps.rbegin(), stride, 1u);
    for (std::size_t row = 0; row < steps.size(); row += static_cast<std::size_t>(stride))
        steps[row] = steps[row + static_cast<std::size_t>(stride) - 1] = 1;
    const std::uint32_t start = indexOf(from);
    const auto isFirst = [&](Direction direction) {
        return steps[indexOf(moved(from, direction))] == steps[start] - 1;
    };
    const auto isWay = [&](const PathCell& cell) {
        if (cell.index == start || isOpen(Position{cell.x, cell.y, from.z}))
            return true;
        steps[cell.index] = 1;
        return false;
    };
    const bool isReached = countStepsTowards(steps, stride, {indexOf(to), to.x, to.y}, {start, from.x, from.y}, isWay,
                                             [&] { return isFirst(*best); });
    // Where `to` is beside, it is the best of all.
    return isReached ? std::optional(*std::ranges::find_if(directions, isFirst)) : std::nullopt;
}

} // namespace cave
