// SPDX-License-Identifier: MIT
/// @file
/// Dijkstra maps of the cells around somebody, and how to get away over them.
#pragma once

#include "core/base/grid.h"
#include "core/base/position.h"

#include <limits>
#include <vector>

namespace cave {

/// Steps in 8 directions between a cell and those around, within a square of a level.
class StepMap {
public:
    static constexpr int kUnreached = std::numeric_limits<int>::max();

    /// The square of the cells no further than `reach` from the centre.
    StepMap(Position centre, int reach)
        : m_corner{centre.x - reach, centre.y - reach, centre.z}, m_steps(2 * reach + 1, 2 * reach + 1, kUnreached)
    {
    }

    bool contains(Position at) const
    {
        return at.z == m_corner.z && m_steps.contains(at.x - m_corner.x, at.y - m_corner.y);
    }
    int at(Position at) const { return contains(at) ? m_steps[at.x - m_corner.x, at.y - m_corner.y] : kUnreached; }
    const std::vector<Position>& reached() const { return m_reached; } ///< by ascending steps, the goal first

    /// Counts the steps to `goal`, a cell of the square that need not be open, breadth first.
    template <typename IsOpen>
    void countFrom(Position goal, IsOpen&& isOpen)
    {
        m_reached = {goal};
        cell(goal) = 0;
        for (std::size_t i = 0; i < m_reached.size(); ++i) {
            const Position here = m_reached[i];
            const int further = cell(here) + 1;
            for (const Direction direction : kDirections) {
                const Position next = moved(here, direction);
                if (!contains(next) || cell(next) != kUnreached || !isOpen(next))
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

/// How unsafe the cells around are, by ten times 6/5 of their steps from a threat, negative, and then no more than 10
/// worse than any neighbour: downhill leads away, and out of a dead end past the threat if freedom beyond is worth it.
/// After Pete Mack and Joel Anderson, "The Incredible Power of Dijkstra Maps" (2010).
class DangerMap {
public:
    static constexpr int kUnknown = std::numeric_limits<int>::max(); ///< out of reach for both

    /// The cells no further than `reach` from the centre. `isOpen(Position)` says where ways lead; the threat need not
    /// be open. A threat outside the square leaves all unknown.
    template <typename IsOpen>
    DangerMap(Position centre, int reach, Position threat, IsOpen&& isOpen) : m_steps(centre, reach)
    {
        if (!m_steps.contains(threat))
            return;
        m_steps.countFrom(threat, isOpen);
        m_corner = {centre.x - reach, centre.y - reach, centre.z};
        m_danger = Grid<int>(2 * reach + 1, 2 * reach + 1, kUnknown);
        for (const Position at : m_steps.reached())
            cell(at) = -kAway * m_steps.at(at);
        smooth();
    }

    int at(Position at) const
    {
        const int x = at.x - m_corner.x;
        const int y = at.y - m_corner.y;
        return m_danger.contains(x, y) ? m_danger[x, y] : kUnknown;
    }

private:
    static constexpr int kAway = 12; ///< a step away is worth more than a step costs: 10
    static constexpr int kStep = 10;

    int& cell(Position at) { return m_danger[at.x - m_corner.x, at.y - m_corner.y]; }

    /// Goes from the safest cells outwards. What is lowered is taken up in the order in which it was lowered, for that
    /// is by ascending danger, as the cells themselves are from the last that was reached.
    void smooth()
    {
        const std::vector<Position>& reached = m_steps.reached();
        std::vector<Position> lowered;
        std::size_t next = 0; // of the lowered
        for (std::size_t left = reached.size(); left > 0 || next < lowered.size();) {
            const bool isLowered =
                left == 0 || (next < lowered.size() && cell(lowered[next]) < -kAway * m_steps.at(reached[left - 1]));
            const Position here = isLowered ? lowered[next++] : reached[--left];
            const int limit = cell(here) + kStep;
            for (const Direction direction : kDirections) {
                const Position beside = moved(here, direction);
                if (m_steps.at(beside) == StepMap::kUnreached || cell(beside) <= limit)
                    continue;
                cell(beside) = limit;
                lowered.push_back(beside);
            }
        }
    }

    StepMap m_steps;
    Position m_corner;
    Grid<int> m_danger;
};

} // namespace cave
