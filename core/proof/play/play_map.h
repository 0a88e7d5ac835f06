// SPDX-License-Identifier: MIT
/// @file
/// The cells of a dungeon as few nodes: for a search over what events make of it.
#pragma once

#include "core/base/grid.h"
#include "core/proof/ways/reach.h"

#include <span>
#include <vector>

namespace cave {

/// Cells named one by one are nodes of their own, whatever tile they hold. All other cells that can be walked on, that
/// are found to be ways or give way to whoever walks into them, are nodes as far as they hang together in 8 directions
/// on a level without those.
class PlayMap {
public:
    using Node = int;
    static constexpr Node kNone = -1;

    /// `single` sorted, each once. Needs time by the number of cells.
    PlayMap(const Dungeon& dungeon, std::vector<Position> single);
    /// What is otherwise in a part of a dungeon.
    struct Part {
        std::vector<Position> without; ///< sorted: cells that are no nodes
        std::vector<Position> open; ///< sorted: cells that let through, whatever is there now
        std::vector<bool> levels; ///< the others have no nodes
        std::vector<Position> holes = {}; ///< sorted: single cells that at times hold nobody
    };
    PlayMap(const Dungeon& dungeon, std::vector<Position> single, const Part& part);

    int count() const { return static_cast<int>(m_cells.size()); }
    int singles() const { return m_singles; } ///< they are the first nodes, in their order
    Node nodeAt(Position at) const { return m_nodes[static_cast<std::size_t>(at.z)][at.x, at.y]; }
    Position cellOf(Node node) const { return m_cells[static_cast<std::size_t>(node)]; } ///< its first by z, y, x
    /// Nodes that a step leads to, and such that stairs lead to, or a step into what holds nobody.
    const std::vector<Node>& beside(Node node) const { return m_beside[static_cast<std::size_t>(node)]; }
    const std::vector<Node>& climbs(Node node) const { return m_climbs[static_cast<std::size_t>(node)]; }
    /// Where whoever falls at a single cell lands; none where that is not known.
    Node landing(Node single) const { return m_landings[static_cast<std::size_t>(single)]; }
    bool isClimbedTo(Node node) const { return m_isClimbedTo[static_cast<std::size_t>(node)]; }
    /// Nodes that have a cell beside this one, or hold it.
    std::vector<Node> around(Position at) const;

private:
    bool letsThrough(const Dungeon& dungeon, const Part& part, Position at) const;
    void label(const Dungeon& dungeon, const Part& part, int z);
    void flood(const Dungeon& dungeon, const Part& part, Position from, Node node);
    void join(Node node, Node other);
    void joinLevels(const Dungeon& dungeon);
    void joinFalls(const Dungeon& dungeon, const Part& part);
    void climbTo(Node from, Node to);

    static constexpr Node kWithout = -2; // while labels are given

    int m_singles;
    std::vector<bool> m_givesWay; ///< by tile
    std::vector<Grid<Node>> m_nodes; ///< by level
    std::vector<Position> m_cells;
    std::vector<std::vector<Node>> m_beside;
    std::vector<std::vector<Node>> m_climbs;
    std::vector<Node> m_landings; ///< by single node
    std::vector<bool> m_isClimbedTo;
};

} // namespace cave
