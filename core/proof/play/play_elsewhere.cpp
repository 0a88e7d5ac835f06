// SPDX-License-Identifier: MIT
#include "core/proof/play/play_elsewhere.h"

#include "core/proof/play/play_parts.h"

#include <algorithm>
#include <iterator>

namespace cave {

Elsewhere::Elsewhere(const PlayModel& whole, const std::vector<std::size_t>& rows, const PlayModel& part)
    : m_whole(whole), m_rows(rows), m_part(part)
{
    const std::vector<std::vector<Node>> ways = joined();
    m_places.assign(ways.size(), PlayMap::kNone);
    for (Node first = 0; first < m_whole.map().count(); ++first) {
        std::vector<Node> edge{first};
        while (!edge.empty()) {
            const auto node = static_cast<std::size_t>(edge.back());
            edge.pop_back();
            if (m_places[node] != PlayMap::kNone)
                continue;
            m_places[node] = first;
            edge.insert(edge.end(), ways[node].begin(), ways[node].end());
        }
    }
    findOneWay();
}

bool Elsewhere::isOwn(Node node) const
{
    return node < m_whole.map().singles() && m_part.tileSlot(m_whole.map().cellOf(node)).has_value();
}

// Around the cells where it is set off, and those that it leads to.
std::vector<Elsewhere::Node> Elsewhere::carriedBetween(std::size_t row) const
{
    std::vector<Node> nodes;
    for (const Position at : carriedTo(m_whole, row))
        if (const Node node = m_whole.map().nodeAt(at); node != PlayMap::kNone)
            nodes.push_back(node);
    if (!nodes.empty())
        for (const Position at : m_whole.rows()[row].cells)
            std::ranges::copy(m_whole.map().around(at), std::back_inserter(nodes));
    return nodes;
}

// By node: those beside, and wherever others carry the hero.
std::vector<std::vector<Elsewhere::Node>> Elsewhere::joined()
{
    const PlayMap& all = m_whole.map();
    std::vector<std::vector<Node>> ways(static_cast<std::size_t>(all.count()));
    const auto join = [&](Node node, Node other) {
        if (isOwn(node) || isOwn(other))
            return;
        ways[static_cast<std::size_t>(node)].push_back(other);
        ways[static_cast<std::size_t>(other)].push_back(node);
    };
    for (Node node = 0; node < all.count(); ++node)
        for (const Node other : all.beside(node))
            join(node, other);
    for (std::size_t row = 0; row < m_whole.rows().size(); ++row) {
        if (std::ranges::find(m_rows, row) != m_rows.end())
            continue;
        const std::vector<Node> nodes = carriedBetween(row);
        m_carried.insert(nodes.begin(), nodes.end());
        for (const Node node : nodes)
            join(nodes.front(), node);
    }
    return ways;
}

void Elsewhere::findOneWay()
{
    const PlayMap& all = m_whole.map();
    const auto add = [&](Node from, Node to) {
        if (!isOwn(from) && !isOwn(to))
            m_oneWay.emplace_back(placeOf(from), placeOf(to));
    };
    for (Node node = 0; node < all.count(); ++node)
        for (const Node to : all.climbs(node))
            add(node, to);
    for (Node node = 0; node < all.singles(); ++node)
        if (const Node to = all.landing(node); to != PlayMap::kNone)
            add(node, to);
    std::ranges::sort(m_oneWay);
    const auto twice = std::ranges::unique(m_oneWay);
    m_oneWay.erase(twice.begin(), twice.end());
}

const std::set<Elsewhere::Place>& Elsewhere::ledTo(Place from)
{
    std::set<Place>& led = m_ledTo[from];
    std::vector<Place> edge;
    if (led.insert(from).second)
        edge.push_back(from);
    while (!edge.empty()) {
        const Place here = edge.back();
        edge.pop_back();
        for (const auto& [start, to] : m_oneWay)
            if (start == here && led.insert(to).second)
                edge.push_back(to);
    }
    return led;
}

} // namespace cave
