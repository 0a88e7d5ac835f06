// SPDX-License-Identifier: MIT
/// @file
/// Collects painted cells, and what painting does to stairs and links, into one edit.
#pragma once

#include "core/edit/dungeon_edit.h"

#include <map>
#include <set>
#include <span>

namespace cave {

class Painter {
public:
    Painter(const Dungeon& dungeon, int group);

    /// Nothing when the cell holds the tile already; the cell must lie inside. No cell may be painted with two tiles.
    void paint(Position at, TileId tile);
    /// The cell keeps its tile; its entry among the hand edits becomes this one.
    void settle(Position at, const std::optional<TileEdit>& edit);
    DungeonEdit taken();

private:
    struct End {
        Place place;
        std::size_t link = 0;
    };
    struct Cells {
        std::vector<CellState> painted;
        std::vector<CellState> farEnds;
    };
    const DungeonLevel& level(int z) const { return m_dungeon.level(z); }
    const TileKind& kindAt(Position at) const { return m_dungeon.catalogue->tile(level(at.z).tiles[at.x, at.y]); }
    CellState painted(Position at, TileId tile) const;
    void cutLinks(Position at, TileId tile);
    void cutLink(const Link& link, Position at);
    void removeFarEnd(Position from);
    bool hasLinkFrom(Position at) const;
    std::span<const End> endsAt(Position at) const;

    const Dungeon& m_dungeon;
    int m_group;
    std::vector<End> m_ends; ///< both of every link, sorted by place: many cells are looked up
    std::set<std::size_t> m_cutLinks;
    std::map<int, Cells> m_cells; ///< by level index
};

} // namespace cave
