// SPDX-License-Identifier: MIT
#include "core/generate/shapes/chokes.h"

#include "core/base/grid.h"
#include "core/base/position.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::uint8_t kRoot = 8;

struct Node {
    std::uint32_t order = 0;     // of first visit, from 1; 0: not yet visited
    std::uint32_t low = 0;       // the earliest visit that the cells below reach by one step
    std::uint32_t below = 1;     // cells in the tree below, with this one
    std::uint32_t cutOff = 0;
    std::uint8_t arrival = kRoot; // direction of the step that led here
    std::uint8_t next = 0;        // direction to try next
    bool hasKept = false;         // below, or here
    bool cutsOffKept = false;
};

class ChokeSearch {
public:
    ChokeSearch(const BitGrid& floor, const BitGrid& kept)
        : m_floor(floor), m_kept(kept), m_nodes(floor.width(), floor.height())
    {
    }

    std::vector<Choke> from(CellAt root)
    {
        Position here{root.x, root.y, 0};
        visit(here, kRoot);
        while (true) {
            Node& node = m_nodes[here.x, here.y];
            if (node.next < kDirections.size()) {
                const auto direction = kDirections[node.next++];
                const Position there = moved(here, direction);
                if (!m_floor.getOr(there.x, there.y, false))
                    continue;
                if (const std::uint32_t order = m_nodes[there.x, there.y].order; order != 0) {
                    node.low = std::min(node.low, order);
                    continue;
                }
                visit(there, static_cast<std::uint8_t>(direction));
                here = there;
            } else if (node.arrival == kRoot) {
                return found();
            } else {
                const Offset back = offsetOf(static_cast<Direction>(node.arrival));
                here = {here.x - back.dx, here.y - back.dy, 0};
                leave(node, m_nodes[here.x, here.y]);
            }
        }
    }

private:
    void visit(Position at, std::uint8_t arrival)
    {
        Node& node = m_nodes[at.x, at.y];
        node.order = node.low = ++m_visits;
        node.arrival = arrival;
        node.hasKept = m_kept.get(at.x, at.y);
    }

    static void leave(const Node& node, Node& parent)
    {
        parent.low = std::min(parent.low, node.low);
        parent.below += node.below;
        parent.hasKept |= node.hasKept;
        if (node.low >= parent.order) {
            parent.cutOff += node.below;
            parent.cutsOffKept |= node.hasKept;
        }
    }

    std::vector<Choke> found() const
    {
        std::vector<Choke> chokes;
        for (int y = 0; y < m_floor.height(); ++y)
            for (int x = 0; x < m_floor.width(); ++x)
                if (const Node& node = m_nodes[x, y]; node.cutOff > 0 && node.arrival != kRoot)
                    chokes.push_back({{x, y}, static_cast<int>(node.cutOff), node.cutsOffKept});
        return chokes;
    }

    const BitGrid& m_floor;
    const BitGrid& m_kept;
    Grid<Node> m_nodes;
    std::uint32_t m_visits = 0;
};

} // namespace

std::vector<Choke> findChokes(const BitGrid& floor, CellAt root, const BitGrid& kept)
{
    return ChokeSearch(floor, kept).from(root);
}

} // namespace cave
