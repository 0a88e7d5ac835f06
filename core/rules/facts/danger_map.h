// SPDX-License-Identifier: MIT
/// @file
/// A Dijkstra map of the cells around somebody, and how to get away over it.
#pragma once

#include "core/base/position.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace cave {

/// How unsafe the cells around are, by ten times 6/5 of their steps from a threat, negative, and then no more than 10
/// worse than any neighbour: downhill leads away, and out of a dead end past the threat if freedom beyond is worth it.
/// After Pete Mack and Joel Anderson, "The Incredible Power of Dijkstra Maps" (2010).
class DangerMap {
public:
    static constexpr int kUnknown = std::numeric_limits<int>::max(); ///< out of reach for both

    /// The cells no further than `reach` from the centre. `isOpen(Position)` says where ways lead, and is asked once a
    /// cell; the threat need not be open. A threat outside the square leaves all unknown.
    template <typename IsOpen>
    DangerMap(Position centre, int reach, Position threat, IsOpen&& isOpen)
        : m_corner{centre.x - reach, centre.y - reach, centre.z}, m_side(2 * reach + 1),
          m_danger(static_cast<std::size_t>(m_side + 2) * static_cast<std::size_t>(m_side + 2), kClosed)
    {
        if (contains(threat))
            smooth(countFrom(threat, isOpen));
    }

    int at(Position at) const
    {
        const int danger = contains(at) ? m_danger[index(at)] : kClosed;
        return danger > kUnasked ? danger : kUnknown;
    }

private:
    static constexpr int kAway = 12; ///< a step away is worth more than a step costs: 10
    static constexpr int kStep = 10;
    static constexpr int kClosed = std::numeric_limits<int>::min(); ///< as the one cell around the square is
    static constexpr int kUnasked = kClosed + 1; ///< open or not: out of reach

    struct Reached {
        std::size_t cell;
        Position at;
        int danger; ///< before it is smoothed
    };

    bool contains(Position at) const
    {
        const int x = at.x - m_corner.x;
        const int y = at.y - m_corner.y;
        return at.z == m_corner.z && x >= 0 && y >= 0 && x < m_side && y < m_side;
    }
    std::size_t index(Position at) const
    {
        return static_cast<std::size_t>(at.y - m_corner.y + 1) * static_cast<std::size_t>(m_side + 2) +
               static_cast<std::size_t>(at.x - m_corner.x + 1);
    }
    std::size_t beside(std::size_t cell, Direction direction) const
    {
        const Offset offset = offsetOf(direction);
        return cell + static_cast<std::size_t>(std::ptrdiff_t{offset.dy} * (m_side + 2) + offset.dx);
    }

    /// Breadth first in 8 directions: by ascending steps, so by descending danger.
    template <typename IsOpen>
    std::vector<Reached> countFrom(Position threat, IsOpen&& isOpen)
    {
        for (int y = 0; y < m_side; ++y)
            std::fill_n(&m_danger[index({m_corner.x, m_corner.y + y, m_corner.z})], m_side, kUnasked);
        std::vector<Reached> reached{{index(threat), threat, 0}};
        m_danger[index(threat)] = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const Reached here = reached[i];
            for (const Direction direction : kDirections) {
                int& danger = m_danger[beside(here.cell, direction)];
                if (danger != kUnasked)
                    continue;
                const Position next = moved(here.at, direction);
                danger = isOpen(next) ? here.danger - kAway : kClosed;
                if (danger != kClosed)
                    reached.push_back({index(next), next, danger});
            }
        }
        return reached;
    }

    /// Goes from the safest cells outwards. What is lowered is taken up in the order in which it was lowered, for that
    /// is by ascending danger, as the cells themselves are from the last that was reached.
    void smooth(const std::vector<Reached>& reached)
    {
        std::vector<std::size_t> lowered;
        std::size_t next = 0; // of the lowered
        for (std::size_t left = reached.size(); left > 0 || next < lowered.size();) {
            const bool isLowered =
                left == 0 || (next < lowered.size() && m_danger[lowered[next]] < reached[left - 1].danger);
            const std::size_t here = isLowered ? lowered[next++] : reached[--left].cell;
            if (!isLowered && m_danger[here] < reached[left].danger)
                continue; // it is among the lowered
            const int limit = m_danger[here] + kStep;
            for (const Direction direction : kDirections)
                if (const std::size_t cell = beside(here, direction); m_danger[cell] > limit) { // so it was reached
                    m_danger[cell] = limit;
                    lowered.push_back(cell);
                }
        }
    }

    Position m_corner;
    int m_side;
    std::vector<int> m_danger; ///< by index(): a row more and a column more on each side
};

} // namespace cave
