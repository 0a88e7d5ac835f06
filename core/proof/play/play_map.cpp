// SPDX-License-Identifier: MIT
#include "core/proof/play/play_map.h"

#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

PlayMap::PlayMap(const Dungeon& dungeon, std::vector<Position> single)
    : PlayMap(dungeon, std::move(single), Part{{}, {}, std::vector<bool>(dungeon.levels.size(), true)})
{
}

PlayMap::PlayMap(const Dungeon& dungeon, std::vector<Position> single, const Part& part)
    : m_singles(static_cast<int>(single.size())), m_givesWay(givingWay(*dungeon.catalogue)),
      m_nodes(dungeon.levels.size(), Grid<Node>(dungeon.width, dungeon.height, kNone)), m_cells(std::move(single))
{
    for (Node node = 0; node < m_singles; ++node) {
        const Position at = cellOf(node);
        m_nodes[static_cast<std::size_t>(at.z)][at.x, at.y] = node;
    }
    std::vector<Position> without = barredCells(dungeon);
    std::erase_if(without, [this](Position at) { return nodeAt(at) != kNone; });
    without.insert(without.end(), part.without.begin(), part.without.end());
    for (const Position at : without)
        m_nodes[static_cast<std::size_t>(at.z)][at.x, at.y] = kWithout;
    for (int z = 0; z < dungeon.depth(); ++z)
        if (part.levels[static_cast<std::size_t>(z)])
            label(dungeon, part, z);
    for (const Position at : without)
        m_nodes[static_cast<std::size_t>(at.z)][at.x, at.y] = kNone;
    m_beside.resize(m_cells.size());
    for (Node node = 0; node < m_singles; ++node)
        for (const Node other : around(cellOf(node)))
            if (other != node)
                join(node, other);
    joinLevels(dungeon);
    joinFalls(dungeon, part);
}

bool PlayMap::letsThrough(const Dungeon& dungeon, const Part& part, Position at) const
{
    const TileId id = dungeon.level(at.z).tiles[at.x, at.y];
    const TileKind& tile = dungeon.catalogue->tile(id);
    return tile.walkable || m_givesWay[id] || isSecretWay(*dungeon.catalogue, tile) ||
           std::ranges::binary_search(part.open, at);
}

void PlayMap::joinLevels(const Dungeon& dungeon)
{
    m_climbs.resize(m_cells.size());
    m_isClimbedTo.resize(m_cells.size());
    const LevelLinks links = linkedPositions(dungeon);
    for (int z = 0; z < dungeon.depth(); ++z)
        forEachCell(dungeon, z, [&](Position at) {
            const Node from = nodeAt(at);
            const auto to = from == kNone ? std::nullopt : climbFrom(dungeon, links, at);
            if (!to || nodeAt(*to) == kNone)
                return;
            climbTo(from, nodeAt(*to));
        });
}

void PlayMap::climbTo(Node from, Node to)
{
    m_climbs[static_cast<std::size_t>(from)].push_back(to);
    m_isClimbedTo[static_cast<std::size_t>(to)] = true;
}

// Only where it is sure whereto. What can be stepped into from all around need not be from single cells too.
void PlayMap::joinFalls(const Dungeon& dungeon, const Part& part)
{
    m_landings.assign(static_cast<std::size_t>(m_singles), kNone);
    const auto isWithout = [&](Position at) { return std::ranges::binary_search(part.without, at); };
    const auto mayChange = [&](Position at) {
        const Node node = nodeAt(at);
        return (node != kNone && node < m_singles) || isWithout(at) || std::ranges::binary_search(part.open, at);
    };
    const auto landingOf = [&](Position at) {
        const auto to = fallFrom(dungeon, at, mayChange);
        return to ? nodeAt(*to) : kNone;
    };
    for (int z = 0; z + 1 < dungeon.depth(); ++z)
        forEachCell(dungeon, z, [&](Position at) {
            if (!kindAt(dungeon, at).falls || nodeAt(at) != kNone || isWithout(at))
                return;
            const std::vector<Node> beside = around(at);
            const Node to = beside.empty() ? kNone : landingOf(at);
            const bool isBesideSinglesOnly =
                std::ranges::all_of(beside, [this](Node from) { return from < m_singles; });
            for (const Node from : beside)
                if (to != kNone && (from >= m_singles || isBesideSinglesOnly) &&
                    std::ranges::find(climbs(from), to) == climbs(from).end())
                    climbTo(from, to);
        });
    for (const Position at : part.holes)
        if (const Node to = landingOf(at); to != kNone) {
            m_landings[static_cast<std::size_t>(nodeAt(at))] = to;
            m_isClimbedTo[static_cast<std::size_t>(to)] = true;
        }
}

void PlayMap::label(const Dungeon& dungeon, const Part& part, int z)
{
    forEachCell(dungeon, z, [&](Position at) {
        if (nodeAt(at) != kNone || !letsThrough(dungeon, part, at))
            return;
        m_cells.push_back(at);
        flood(dungeon, part, at, count() - 1);
    });
}

void PlayMap::flood(const Dungeon& dungeon, const Part& part, Position from, Node node)
{
    Grid<Node>& nodes = m_nodes[static_cast<std::size_t>(from.z)];
    std::vector<Position> edge{from};
    nodes[from.x, from.y] = node;
    while (!edge.empty()) {
        const Position here = edge.back();
        edge.pop_back();
        for (const Direction direction : kDirections) {
            const Position to = moved(here, direction);
            if (!contains(dungeon, to) || nodes[to.x, to.y] != kNone || !letsThrough(dungeon, part, to))
                continue;
            nodes[to.x, to.y] = node;
            edge.push_back(to);
        }
    }
}

void PlayMap::join(Node node, Node other)
{
    const auto add = [this](Node from, Node to) {
        std::vector<Node>& list = m_beside[static_cast<std::size_t>(from)];
        if (std::ranges::find(list, to) == list.end())
            list.push_back(to);
    };
    add(node, other);
    add(other, node);
}

std::vector<PlayMap::Node> PlayMap::around(Position at) const
{
    std::vector<Node> found;
    const Grid<Node>& nodes = m_nodes[static_cast<std::size_t>(at.z)];
    for (int y = at.y - 1; y <= at.y + 1; ++y)
        for (int x = at.x - 1; x <= at.x + 1; ++x)
            if (nodes.contains(x, y) && nodes[x, y] != kNone && std::ranges::find(found, nodes[x, y]) == found.end())
                found.push_back(nodes[x, y]);
    return found;
}

} // namespace cave
