// SPDX-License-Identifier: MIT
#include "core/generate/passes/fords.h"

#include "core/base/grid.h"
#include "core/base/position.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace cave {

namespace {

// Straight steps first, so that of two shortest ways the straighter is taken.
constexpr std::array kStraightFirst{Direction::North,     Direction::East,      Direction::South,
                                    Direction::West,      Direction::NorthEast, Direction::SouthEast,
                                    Direction::SouthWest, Direction::NorthWest};

constexpr int kOutside = -1;
constexpr int kLake = -2;
constexpr int kFord = -3;

// The lake and its rim, in coordinates of the box around them.
class Crossing {
public:
    Crossing(std::span<const CellAt> lake, std::span<const CellAt> rim, std::span<const std::size_t> groups)
    {
        for (const CellAt cell : lake)
            m_box = m_box.united({cell.x, cell.y, 1, 1});
        m_box = m_box.grown(1);
        m_cells = Grid<int>(m_box.width, m_box.height, kOutside);
        for (const CellAt cell : lake)
            at(cell) = kLake;
        for (std::size_t i = 0; i < rim.size(); ++i)
            at(rim[i]) = static_cast<int>(groups[i]);
        m_joined = {static_cast<int>(groups.front())};
    }

    // Joins one group more. Nothing when the lake leads to none.
    std::optional<std::vector<CellAt>> next()
    {
        Grid<int> cameFrom(m_box.width, m_box.height, kUnseen);
        std::vector<CellAt> queue = starts(cameFrom);
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Direction direction : kStraightFirst) {
                const Position there = moved({queue[i].x, queue[i].y, 0}, direction);
                if (!m_cells.contains(there.x, there.y))
                    continue;
                const int cell = m_cells[there.x, there.y];
                if (cell >= 0 && m_joined.insert(cell).second)
                    return wayTo(queue[i], cameFrom);
                if (cell != kLake || cameFrom[there.x, there.y] != kUnseen)
                    continue;
                cameFrom[there.x, there.y] = static_cast<int>(m_cells.index(queue[i].x, queue[i].y));
                queue.push_back({there.x, there.y});
            }
        return std::nullopt;
    }

private:
    static constexpr int kUnseen = -1;
    static constexpr int kStart = -2;

    int& at(CellAt cell) { return m_cells[cell.x - m_box.x, cell.y - m_box.y]; }

    std::vector<CellAt> starts(Grid<int>& cameFrom) const
    {
        std::vector<CellAt> cells;
        for (int y = 0; y < m_box.height; ++y)
            for (int x = 0; x < m_box.width; ++x)
                if (m_cells[x, y] == kFord || m_joined.contains(m_cells[x, y])) {
                    cameFrom[x, y] = kStart;
                    cells.push_back({x, y});
                }
        return cells;
    }

    std::vector<CellAt> wayTo(CellAt cell, const Grid<int>& cameFrom)
    {
        std::vector<CellAt> way;
        while (m_cells[cell.x, cell.y] == kLake) {
            m_cells[cell.x, cell.y] = kFord;
            way.push_back({cell.x + m_box.x, cell.y + m_box.y});
            const int from = cameFrom[cell.x, cell.y];
            cell = {from % m_box.width, from / m_box.width};
        }
        return way;
    }

    Box m_box;
    Grid<int> m_cells; // kOutside, kLake, kFord or a group
    std::set<int> m_joined;
};

} // namespace

std::vector<CellAt> fordsThrough(std::span<const CellAt> lake, std::span<const CellAt> rim,
                                 std::span<const std::size_t> groups)
{
    std::vector<CellAt> fords;
    if (rim.empty())
        return fords;
    Crossing crossing(lake, rim, groups);
    while (const auto way = crossing.next())
        std::ranges::copy(*way, std::back_inserter(fords));
    return fords;
}

} // namespace cave
