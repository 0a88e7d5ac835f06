// SPDX-License-Identifier: MIT
// Ways over a level, for creatures that know where they are going.
#pragma once

#include "core/base/grid.h"
#include "core/base/position.h"

#include <limits>
#include <optional>
#include <vector>

namespace cave {

// Steps in 8 directions between a cell and those around, within a square of a level.
class StepMap {
public:
    static constexpr int kUnreached = std::numeric_limits<int>::max();

    // The square of the cells no further than `reach` from the centre.
    StepMap(Position centre, int reach)
        : m_corner{centre.x - reach, centre.y - reach, centre.z}, m_steps(2 * reach + 1, 2 * reach + 1, kUnreached)
    {
    }

    bool contains(Position at) const
    {
        return at.z == m_corner.z && m_steps.contains(at.x - m_corner.x, at.y - m_corner.y);
    }
    int at(Position at) const { return contains(at) ? m_steps[at.x - m_corner.x, at.y - m_corner.y] : kUnreached; }
    const std::vector<Position>& reached() const { return m_reached; } // by ascending steps, the goal first

    // Counts the steps to `goal`, a cell of the square that need not be open, breadth first. Stops when it has come to
    // `until`, which need not be open either: then all cells nearer to the goal are counted.
    template <typename IsOpen>
    void countFrom(Position goal, std::optional<Position> until, IsOpen&& isOpen)
    {
        m_reached = {goal};
        cell(goal) = 0;
        for (std::size_t i = 0; i < m_reached.size(); ++i) {
            const Position here = m_reached[i];
            if (here == until)
                return;
            const int further = cell(here) + 1;
            for (const Direction direction : kDirections) {
                const Position next = moved(here, direction);
                if (!contains(next) || cell(next) != kUnreached || (next != until && !isOpen(next)))
                    continue;
                cell(next) = further;
                m_reached.push_back(next);
            }
        }
    }

private:
    int& cell(Position at) { return m_steps[at.x - m_corner.x, at.y - m_corner.y]; }

    Position m_corner;
    Grid<int> m_steps;
    std::vector<Position> m_reached;
};

constexpr int squaredLength(Position from, Position to)
{
    return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
}

// The first step of a way of the fewest steps in 8 directions from one cell to another of the same level, no further
// than `reach` cells from the start (a square). `isOpen(Position)` says where it may lead; the two ends need not be
// open. Of several first steps the one that comes nearest as the crow flies, then the first in the order of
// kDirections. Nothing when there is no such way, or no step to make. Breadth first: time by the square of `reach`.
template <typename IsOpen>
std::optional<Direction> firstStep(Position from, Position to, int reach, IsOpen&& isOpen)
{
    if (from.z != to.z || from == to || distance(from, to) > reach)
        return std::nullopt;
    StepMap steps(from, reach);
    steps.countFrom(to, from, isOpen);
    const int whole = steps.at(from);
    std::optional<Direction> best;
    for (const Direction direction : kDirections) {
        const Position next = moved(from, direction);
        if (whole == StepMap::kUnreached || steps.at(next) != whole - 1)
            continue;
        if (!best || squaredLength(next, to) < squaredLength(moved(from, *best), to))
            best = direction;
    }
    return best;
}

} // namespace cave
