// SPDX-License-Identifier: MIT
#include "core/search/start_walk.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kNotReached = -1;

bool canPass(const Catalogue& catalogue, TileId id)
{
    const TileKind& tile = catalogue.tile(id);
    const auto walkable = [&](TileId other) { return catalogue.tile(other).walkable; };
    const TileTransitions& into = catalogue.transitions(id);
    return tile.walkable || walkable(into.opened) || walkable(into.unlocked) ||
           (into.found != id && canPass(catalogue, into.found));
}

} // namespace

StartWalk::StartWalk(const Dungeon& dungeon, std::function<bool(int z)> isMade)
    : m_dungeon(dungeon), m_isMade(std::move(isMade)), m_steps(dungeon.levels.size())
{
}

std::optional<int> StartWalk::stepsTo(int x, int y, int z) const
{
    const Grid<int>& level = m_steps[static_cast<std::size_t>(z)];
    return level.contains(x, y) && level[x, y] != kNotReached ? std::optional(level[x, y]) : std::nullopt;
}

// Levels that are made may bring the start, and links.
std::optional<StartWalk::Wait> StartWalk::start()
{
    const auto at = m_dungeon.start ? m_dungeon.positionOf(m_dungeon.start->at) : std::nullopt;
    for (int z = 0; z < m_dungeon.depth(); ++z)
        if (!isMade(z) && (!m_dungeon.start || (at && at->z == z)))
            return Wait{z, 0};
    m_isStarted = true;
    if (at)
        reach(*at, 0);
    return std::nullopt;
}

std::optional<StartWalk::Wait> StartWalk::goOn()
{
    if (!m_isStarted)
        if (const auto wait = start())
            return wait;
    m_linked.clear();
    for (const auto& [from, to] : linkedPositions(m_dungeon)) {
        m_linked[from].push_back(to);
        m_linked[to].push_back(from);
    }
    for (; m_next < m_reached.size(); ++m_next) {
        const Position at = m_reached[m_next];
        const int steps = *stepsTo(at.x, at.y, at.z) + 1;
        const std::vector<Position> ways = waysFrom(at);
        for (const Position to : ways)
            if (!isMade(to.z))
                return Wait{to.z, steps};
        for (const Direction direction : kDirections)
            reach(moved(at, direction), steps);
        for (const Position to : ways)
            reach(to, steps);
    }
    return std::nullopt;
}

// To other levels: over links, either way, and over stairs that lead to each other. Where those of a level that is not
// made lead is not known yet.
std::vector<Position> StartWalk::waysFrom(Position at) const
{
    std::vector<Position> ways;
    const auto linked = m_linked.find(at);
    if (linked != m_linked.end())
        ways = linked->second;
    const auto leads = [&](Position cell) {
        return m_dungeon.catalogue->tile(m_dungeon.level(cell.z).tiles[cell.x, cell.y]).leads;
    };
    if (linked == m_linked.end() && leads(at) == Leads::Nowhere)
        return ways;
    const auto there = m_dungeon.stairsTarget(at);
    if (!there || !m_dungeon.level(there->z).tiles.contains(there->x, there->y))
        return ways;
    if (!isMade(there->z) ||
        (m_dungeon.stairsTarget(*there) == at && (leads(at) == Leads::Down || leads(*there) == Leads::Down)))
        ways.push_back(*there);
    return ways;
}

void StartWalk::reach(Position at, int steps)
{
    if (!m_dungeon.level(at.z).tiles.contains(at.x, at.y) ||
        !canPass(*m_dungeon.catalogue, m_dungeon.level(at.z).tiles[at.x, at.y]))
        return;
    Grid<int>& level = m_steps[static_cast<std::size_t>(at.z)];
    if (level.width() == 0)
        level = Grid<int>(m_dungeon.width, m_dungeon.height, kNotReached);
    if (level[at.x, at.y] != kNotReached)
        return;
    level[at.x, at.y] = steps;
    m_reached.push_back(at);
}

} // namespace cave
