// SPDX-License-Identifier: MIT
#include "core/pilot/ways.h"

#include "core/base/shortest_path.h"

#include <algorithm>
#include <array>
#include <cassert>
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
        m_steps.assign(level.size(), 0);
    else
        for (const std::size_t cell : m_reached)
            m_steps[cell] = 0;
    m_from = from;
    m_reached.assign(1, level.index(from));
    m_steps[m_reached.front()] = 1;
}

std::optional<Position> Ways::find(const KnownLevel& level, Position from, const WaySearch& search)
{
    begin(level, from);
    return spread(level, search, [&](std::size_t cell) {
        return (level[cell] & search.goals) != 0 || (search.edges && level.hasUnknownBeside(cell));
    });
}

bool Ways::findTo(const KnownLevel& level, Position from, Position goal, const WaySearch& search)
{
    assert(from != goal);
    begin(level, from);
    // From its end, as pathTo() goes: the one way whose cells have steps is the one that would be chosen among all.
    const auto keep = [&](Position at) {
        m_reached.push_back(level.index(at));
        m_steps[m_reached.back()] = static_cast<std::uint32_t>(distance(from, at)) + 1;
    };
    keep(goal);
    const auto isWay = [&](Position at) { return isOpen(level.at(at), search); };
    if (isOpen(level.at(goal), search) && walkStraight(goal, from, isWay, keep))
        return true;
    begin(level, from);
    const std::size_t wanted = level.index(goal);
    return spread(level, search, [wanted](std::size_t cell) { return cell == wanted; }).has_value();
}

template <typename IsGoal>
std::optional<Position> Ways::spread(const KnownLevel& level, const WaySearch& search, const IsGoal& isGoal)
{
    const auto steps = stepsOf(level);
    for (std::size_t i = 0; i < m_reached.size(); ++i) { // it grows while it is read
        const std::size_t here = m_reached[i];
        for (const std::ptrdiff_t step : steps) {
            const std::size_t next = here + static_cast<std::size_t>(step);
            if (m_steps[next] != 0 || !isOpen(level[next], search))
                continue;
            m_steps[next] = m_steps[here] + 1;
            m_reached.push_back(next);
            if (isGoal(next))
                return level.position(next);
        }
    }
    return std::nullopt;
}

std::optional<int> Ways::stepsTo(const KnownLevel& level, Position at) const
{
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
    std::vector<Position> path;
    path.reserve(static_cast<std::size_t>(stepsTo(level, at).value_or(0)));
    for (std::size_t cell = level.index(at); m_steps[cell] > 1; cell = cellBefore(level, cell))
        path.push_back(level.position(cell));
    std::ranges::reverse(path);
    return path;
}

Direction Ways::stepTowards(const KnownLevel& level, Position at) const
{
    std::size_t cell = level.index(at);
    assert(m_steps[cell] > 1);
    while (m_steps[cell] > 2)
        cell = cellBefore(level, cell);
    const Position first = level.position(cell);
    const auto direction =
        std::ranges::find_if(kDirections, [&](Direction candidate) { return moved(m_from, candidate) == first; });
    assert(direction != kDirections.end());
    return *direction;
}

} // namespace cave
