// SPDX-License-Identifier: MIT
#include "core/rules/path.h"

#include "core/base/grid.h"

#include <limits>
#include <vector>

namespace cave {

namespace {

constexpr int kUnreached = std::numeric_limits<int>::max();

int squaredLength(Position from, Position to)
{
    return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
}

// Steps from each cell of the square to `goal`, found from the goal outwards until `start` is met.
Grid<int> stepsTo(Position goal, Position start, int reach, const std::function<bool(Position)>& isOpen)
{
    const Position corner{start.x - reach, start.y - reach, start.z};
    Grid<int> steps(2 * reach + 1, 2 * reach + 1, kUnreached);
    std::vector<Position> queue{goal};
    steps[goal.x - corner.x, goal.y - corner.y] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const Position here = queue[i];
        if (here == start)
            break;
        const int further = steps[here.x - corner.x, here.y - corner.y] + 1;
        for (const Direction direction : kDirections) {
            const Position next = moved(here, direction);
            const int x = next.x - corner.x;
            const int y = next.y - corner.y;
            if (!steps.contains(x, y) || steps[x, y] != kUnreached || (next != start && !isOpen(next)))
                continue;
            steps[x, y] = further;
            queue.push_back(next);
        }
    }
    return steps;
}

} // namespace

std::optional<Direction> firstStep(Position from, Position to, int reach, const std::function<bool(Position)>& isOpen)
{
    if (from.z != to.z || from == to || distance(from, to) > reach)
        return std::nullopt;
    const Grid<int> steps = stepsTo(to, from, reach, isOpen);
    const int whole = steps[reach, reach];
    std::optional<Direction> best;
    for (const Direction direction : kDirections) {
        const Position next = moved(from, direction);
        const int x = next.x - from.x + reach;
        const int y = next.y - from.y + reach;
        if (whole == kUnreached || !steps.contains(x, y) || steps[x, y] != whole - 1)
            continue;
        if (!best || squaredLength(next, to) < squaredLength(moved(from, *best), to))
            best = direction;
    }
    return best;
}

} // namespace cave
