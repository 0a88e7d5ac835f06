// SPDX-License-Identifier: MIT
#include "core/pilot/ways.h"

#include "core/base/straight_walk.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <limits>

namespace cave {

namespace {

std::array<std::ptrdiff_t, 8> stepsOf(const KnownLevel& level)
{
    std::array<std::ptrdiff_t, 8> steps{};
    for (const Direction direction : kDirections)
        steps[static_cast<std::size_t>(direction)] = level.step(direction);
    return steps;
}

bool isOpen(CellFacts facts, const WaySearch& search)
{
    return (facts & search.open) != 0 && (facts & search.blocked) == 0;
}

std::int64_t squaredWay(Position a, Position b)
{
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

} // namespace

// Forgets the last search.
void Ways::begin(const KnownLevel& level, Position from)
{
    if (m_steps.size() != level.size())
        m_steps = ZeroedVector<std::uint32_t>(level.size()); // most of a large level is never reached
    else
        for (const std::size_t cell : m_reached)
            m_steps[cell] = 0;
    m_from = from;
    m_way.clear();
    m_reached.assign(1, level.index(from));
    m_steps[m_reached.front()] = 1;
}

std::optional<Position> Ways::find(const KnownLevel& level, Position from, const WaySearch& search)
{
    begin(level, from);
    const auto steps = stepsOf(level);
    for (std::size_t i = 0; i < m_reached.size(); ++i) { // it grows while it is read
        const std::size_t here = m_reached[i];
        for (const std::ptrdiff_t step : steps) {
            const std::size_t next = here + static_cast<std::size_t>(step);
            if (m_steps[next] != 0 || !isOpen(level[next], search))
                continue;
            m_steps[next] = m_steps[here] + 1;
            m_reached.push_back(next);
            if ((level[next] & search.goals) != 0 || (search.edges && level.hasUnknownBeside(next)))
                return level.position(next);
        }
    }
    return std::nullopt;
}

bool Ways::findTo(const KnownLevel& level, Position from, Position goal, const WaySearch& search)
{
    assert(from != goal);
    begin(level, from);
    const auto isWay = [&](Position at) { return isOpen(level.at(at), search); };
    if (!isWay(goal))
        return false;
    // Walked from its end, as ways are chosen, so that it is the one that would be chosen among all.
    m_way.push_back(goal);
    if (walkStraight(goal, from, isWay, [&](Position at) { m_way.push_back(at); }))
        return true;
    m_way.clear();
    int steps = 0;
    if (!spreadTo(level.cellsWith(search.open, search.blocked), goal, steps))
        return false;
    for (Position at = goal; steps > 0; at = before(at, --steps))
        m_way.push_back(at);
    return true;
}

// Counts the steps to the goal, which is open.
bool Ways::spreadTo(const BitGrid& open, Position goal, int& steps)
{
    m_wave.begin(open);
    for (std::vector<BitWave::Word>& layer : m_layers)
        layer.assign(m_wave.places(), 0);
    m_wave.start(m_from.x, m_from.y);
    for (steps = 0; m_wave.isLeft(goal.x, goal.y); ++steps) {
        if (m_wave.isOver())
            return false;
        m_wave.step([layer = m_layers[static_cast<std::size_t>(steps % 3)].data()](
                        BitWave::Place place, BitWave::Word cells) { layer[place] |= cells; });
    }
    return true;
}

// The best of the neighbours that are one step nearer. The steps of neighbours differ by one at most, so those modulo 3
// tell them.
Position Ways::before(Position at, int steps) const
{
    const std::vector<BitWave::Word>& layer = m_layers[static_cast<std::size_t>(steps % 3)];
    Position best = at;
    std::int64_t shortest = std::numeric_limits<std::int64_t>::max();
    for (const Direction direction : kDirections) {
        const Position next = moved(at, direction);
        if ((layer[m_wave.placeOf(next.x, next.y)] >> (next.x & 63) & 1) == 0)
            continue;
        if (const std::int64_t length = squaredWay(next, m_from); length < shortest) {
            shortest = length;
            best = next;
        }
    }
    assert(best != at);
    return best;
}

std::optional<int> Ways::stepsTo(const KnownLevel& level, Position at) const
{
    if (const auto found = std::ranges::find(m_way, at); found != m_way.end())
        return static_cast<int>(m_way.end() - found);
    const std::uint32_t steps = m_steps[level.index(at)];
    return steps == 0 ? std::nullopt : std::optional(static_cast<int>(steps) - 1);
}

std::size_t Ways::cellBefore(const KnownLevel& level, std::size_t cell) const
{
    std::size_t best = cell;
    std::int64_t shortest = std::numeric_limits<std::int64_t>::max();
    for (const std::ptrdiff_t step : stepsOf(level)) {
        const std::size_t before = cell + static_cast<std::size_t>(step);
        if (m_steps[before] == 0 || m_steps[before] + 1 != m_steps[cell])
            continue;
        if (const std::int64_t length = squaredWay(level.position(before), m_from); length < shortest) {
            shortest = length;
            best = before;
        }
    }
    assert(best != cell);
    return best;
}

std::vector<Position> Ways::pathTo(const KnownLevel& level, Position at) const
{
    if (const auto found = std::ranges::find(m_way, at); found != m_way.end())
        return {m_way.rbegin(), std::make_reverse_iterator(found)};
    std::vector<Position> path;
    path.reserve(static_cast<std::size_t>(stepsTo(level, at).value_or(0)));
    for (std::size_t cell = level.index(at); m_steps[cell] > 1; cell = cellBefore(level, cell))
        path.push_back(level.position(cell));
    std::ranges::reverse(path);
    return path;
}

Direction Ways::stepTowards(const KnownLevel& level, Position at) const
{
    Position first;
    if (!m_way.empty()) {
        assert(std::ranges::find(m_way, at) != m_way.end());
        first = m_way.back();
    } else {
        std::size_t cell = level.index(at);
        assert(m_steps[cell] > 1);
        while (m_steps[cell] > 2)
            cell = cellBefore(level, cell);
        first = level.position(cell);
    }
    const auto direction =
        std::ranges::find_if(kDirections, [&](Direction candidate) { return moved(m_from, candidate) == first; });
    assert(direction != kDirections.end());
    return *direction;
}

} // namespace cave
